import type { Overview as OverviewData } from '@gyg/contract';
import { goalTitle } from '@gyg/contract/goals';
import { Button, ErrorState, MoreLink, Panel, Section, Stack, TextSkeleton, Waiting } from '@gyg/design-system';
import { BarChart } from '@gyg/design-system/charts';
import { DecisionList, DecisionRow } from '@gyg/design-system/tables';
import {
  invalidateCalls,
  paths,
  toLocale,
  useFormat,
  useLanguage,
  useLoadFailure,
  useQueryClient,
  useTranslation,
} from '@gyg/platform';
import type { ReactNode } from 'react';
import { type HealthTile, HealthTiles, useFigures } from '../../../shared/figures';
import { useOverview } from '../api/read-overview';
import { Doors } from './doors';
import { Figures } from './figures';
import { WaitingStories } from './waiting-stories';

/**
 * The platform at a glance: health, figures, pending requests and stories, recent changes, and the ways to other pages.
 */
export function Overview({ recent }: { recent: ReactNode }) {
  const { t } = useTranslation('super-user');
  const { dateTime } = useFormat();
  const { data, error } = useOverview();
  const queries = useQueryClient();
  const loadFailure = useLoadFailure();
  if (error && data === undefined)
    return <ErrorState {...loadFailure(error, () => void invalidateCalls(queries, ['getOverview']))} />;
  if (data === undefined) return <OverviewSkeleton />;
  return (
    <Stack gap={5}>
      <p>{t('overview.counted', { time: dateTime(data.countedAt) })}</p>
      <OverviewHealth health={data.health} />
      <Figures data={data} />
      <Panel>
        <Stack gap={5}>
          <WaitingRequests requests={data.requests} total={data.organizations.pendingRequests} />
          <WaitingStories stories={data.stories} />
        </Stack>
      </Panel>
      <Panel>
        <OpenByGoal goals={data.goals} />
      </Panel>
      <Panel>{recent}</Panel>
      <Doors data={data} />
    </Stack>
  );
}

/** Open gygs by their primary goal. */
function OpenByGoal({ goals }: { goals: readonly number[] }) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const locale = toLocale(useLanguage());
  const bars = goals.map((open, index) => ({
    key: index + 1,
    label: t('overview.goal', { number: index + 1, title: goalTitle(index + 1, locale) }),
    tick: `${index + 1}`,
    goal: index + 1,
    values: { open },
  }));
  const total = goals.reduce((sum, open) => sum + open, 0);
  return (
    <BarChart
      title={t('overview.byGoal')}
      summary={t('overview.openInAll', { count: total })}
      bars={bars}
      series={[{ key: 'open', label: t('overview.openGygs') }]}
      barLabel={t('overview.goalColumn')}
      formatValue={(value) => number(value)}
      formatTick={(value) => number(value)}
      missing={t('overview.missing')}
      totalLabel={t('overview.total')}
      empty={t('overview.missing')}
      opensAt="first"
      size="sm"
      texts={{
        showTable: t('overview.showTable'),
        showChart: t('overview.showChart'),
        failed: t('overview.chartFailed'),
      }}
    />
  );
}

/** Shown while the figures are loading. */
export function OverviewSkeleton() {
  const { t } = useTranslation('super-user');
  return (
    <Waiting label={t('diagnostics.loading')}>
      <Stack gap={5}>
        {['health', 'figures', 'waiting'].map((part) => (
          <Panel key={part}>
            <TextSkeleton lines={4} />
          </Panel>
        ))}
      </Stack>
    </Waiting>
  );
}

/** The oldest requests for organisation accounts. */
function WaitingRequests({ requests, total }: { requests: OverviewData['requests']; total: number }) {
  const { t } = useTranslation('super-user');
  const { dateTime, number } = useFormat();
  return (
    <Section
      spacing="none"
      size="small"
      title={t('overview.requests')}
      action={
        total > 0 && (
          <MoreLink href={paths.organizationRequests()}>{t('overview.all', { total: number(total) })}</MoreLink>
        )
      }
    >
      {requests.length === 0 ? (
        <p>{t('overview.noRequests')}</p>
      ) : (
        <DecisionList aria-label={t('overview.requests')}>
          {requests.map(({ id, name, requesterName, created }) => (
            <DecisionRow
              key={id}
              title={name}
              note={t('overview.askedBy', { name: requesterName, time: dateTime(created) })}
              actions={
                <Button size="sm" href={paths.organizationRequests(id)} aria-label={t('overview.reviewOf', { name })}>
                  {t('overview.review')}
                </Button>
              }
            />
          ))}
        </DecisionList>
      )}
    </Section>
  );
}

/** Below this share of free space someone should look at the disk. */
const littleSpace = 0.1;

/** Whether the parts of the platform are well, in one row. */
function OverviewHealth({ health }: { health: OverviewData['health'] }) {
  const { t } = useTranslation('super-user');
  const { milliseconds, size } = useFigures();
  const { api, identity, mail, jobs, storage, remotes } = health;
  const fine = t('health.fine');
  const { disk, writable } = storage;
  const full = disk !== null && disk.freeBytes < littleSpace * disk.totalBytes;
  const troubled = jobs.failed + jobs.late;
  const stateOf = ({ problems, pausedCanaries }: typeof remotes) => {
    if (problems.length > 0) return t('health.problems', { count: problems.length });
    return pausedCanaries > 0 ? t('health.pausedCanaries', { count: pausedCanaries }) : fine;
  };
  const tiles: HealthTile[] = [
    {
      ...{ name: t('health.api'), attention: false, state: fine },
      note: api.p95Ms === null ? undefined : t('health.p95', { time: milliseconds(api.p95Ms) }),
    },
    {
      ...{ name: t('health.identity'), attention: false, state: fine },
      note: identity.logins === null ? t('health.otherIssuer') : t('health.logins', { count: identity.logins }),
    },
    {
      ...{ name: t('health.mail'), attention: mail.failed > 0, href: paths.diagnostics() },
      state: mail.failed > 0 ? t('health.failed', { count: mail.failed }) : fine,
      note: t('health.waiting', { count: mail.waiting }),
    },
    {
      ...{ name: t('health.jobs'), attention: troubled > 0, href: paths.diagnostics() },
      state: troubled > 0 ? t('health.troubled', { count: troubled }) : fine,
      note: t('health.allJobs', { count: jobs.total }),
    },
    {
      ...{ name: t('health.storage'), attention: full || writable === false, href: paths.diagnostics() },
      state: writable === false ? t('health.notWritable') : full ? t('health.almostFull') : fine,
      note: disk === null ? t('health.bucket') : t('health.free', { size: size(disk.freeBytes) }),
    },
    {
      ...{ name: t('health.remotes'), href: paths.remotes() },
      attention: remotes.problems.length + remotes.pausedCanaries > 0,
      state: stateOf(remotes),
      note: remotes.problems[0] ?? t('health.allRemotes', { count: remotes.total }),
    },
  ];
  return <HealthTiles label={t('health.title')} tiles={tiles} />;
}
