import type { Job } from '@gyg/contract';
import { Badge, Button, ErrorState, Section } from '@gyg/design-system';
import { NoValue, RowName, Table, type TableColumn } from '@gyg/design-system/tables';
import { toast, useErrorToast, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useFigures } from '../../../shared/figures';
import { useJobs, useRefresh, useRequestJob } from '../api/diagnostics-calls';
import s from './tables.module.css';

/** In seconds. */
const hour = 3600;

/** The background jobs: when they ran, and running one now. */
export function JobsTable() {
  const { t } = useTranslation('super-user');
  const { dateTime } = useFormat();
  const { milliseconds, span } = useFigures();
  const loadFailure = useLoadFailure();
  const errorToast = useErrorToast();
  const refresh = useRefresh();
  const { data, error } = useJobs();
  const request = useRequestJob();
  const none = <NoValue label={t('jobs.none')} />;
  const nameOf = (job: Job) => t(`jobs.names.${job.name}`);
  const rhythmOf = ({ every }: Job) => {
    if (every === null) return t('jobs.continuously');
    return every === hour ? t('jobs.hourly') : t('jobs.every', { span: span(every) });
  };
  const run = (job: Job) =>
    request.mutate(job.name, {
      onSuccess: () => toast.success(t('jobs.requested', { job: nameOf(job) })),
      onError: errorToast,
    });
  const columns: TableColumn<Job>[] = [
    {
      ...{ key: 'job', kind: 'name', header: t('jobs.job') },
      cell: (job) => <RowName title={nameOf(job)} notes={[rhythmOf(job), job.lastError]} />,
    },
    {
      ...{ key: 'state', header: t('jobs.state') },
      cell: (job) => (
        <Badge look="state" tone={toneOfJob[courseOfJob(job)]}>
          {t(`jobs.states.${courseOfJob(job)}`)}
        </Badge>
      ),
    },
    {
      ...{ key: 'last', header: t('jobs.last'), folds: true },
      cell: ({ lastRunAt }) => (lastRunAt === null ? none : dateTime(lastRunAt)),
    },
    {
      ...{ key: 'took', kind: 'number', header: t('jobs.took'), folds: true },
      cell: ({ tookMs }) => (tookMs === null ? none : milliseconds(tookMs)),
    },
    {
      ...{ key: 'next', header: t('jobs.next') },
      cell: ({ nextAt }) => (nextAt === null ? t('jobs.whenDue') : dateTime(nextAt)),
    },
    {
      ...{ key: 'act', kind: 'actions', header: t('jobs.act') },
      cell: (job) => (
        <Button
          size="sm"
          variant="secondary"
          className={s.act}
          aria-label={t('jobs.runOf', { job: nameOf(job) })}
          busy={request.isPending && request.variables === job.name}
          disabled={job.requestedAt !== null}
          onClick={() => run(job)}
        >
          {t('jobs.run')}
        </Button>
      ),
    },
  ];
  return (
    <Section title={t('jobs.title')} spacing="none" lead={t('jobs.lead')}>
      <Table
        caption={t('jobs.title')}
        captionHidden
        columns={columns}
        rows={data?.jobs ?? []}
        rowKey={({ name }) => name}
        loading={data === undefined ? { label: t('diagnostics.loading'), rows: 5 } : undefined}
        error={error && data === undefined ? <ErrorState {...loadFailure(error, () => void refresh())} /> : undefined}
      />
    </Section>
  );
}

type JobCourse = 'running' | 'requested' | 'failed' | 'never' | 'done';

/** The state of a job, for its badge. */
function courseOfJob({ running, requestedAt, lastError, lastRunAt }: Job): JobCourse {
  if (running) return 'running';
  if (requestedAt !== null) return 'requested';
  if (lastError !== null) return 'failed';
  return lastRunAt === null ? 'never' : 'done';
}

const toneOfJob = {
  running: 'info',
  requested: 'info',
  failed: 'bad',
  never: 'neutral',
  done: 'good',
} as const satisfies Record<JobCourse, string>;
