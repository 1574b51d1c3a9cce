import {
  Banner,
  Button,
  Cluster,
  ErrorState,
  Panel,
  ProgressBar,
  Stack,
  TextSkeleton,
  Waiting,
} from '@gyg/design-system';
import { DefinitionList } from '@gyg/design-system/tables';
import { toast, useErrorText, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useChangeDemoData, useDemoData } from '../api/demo-data';
import { ClearDialog } from './clear-dialog';

/** What there is of the demo, loading it and clearing it; nothing of that in production. */
export function DemoData() {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const errorText = useErrorText();
  const loadFailure = useLoadFailure();
  const change = useChangeDemoData();
  const { data, error, refetch } = useDemoData(change.isPending);
  const [asking, setAsking] = useState(false);
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) {
    return (
      <Waiting label={t('diagnostics.loading')}>
        <TextSkeleton lines={4} />
      </Waiting>
    );
  }
  const { available, organizations, gygs, accounts, task } = data;
  const busy = change.isPending || task !== null;
  const load = () => change.mutate({ action: 'load' }, { onSuccess: () => toast.success(t('demo.loaded')) });
  return (
    <Stack gap={4}>
      <Panel>
        <DefinitionList
          rows={[
            { term: t('demo.organizations'), value: number(organizations) },
            { term: t('demo.gygs'), value: number(gygs) },
            { term: t('demo.accounts'), value: number(accounts) },
          ]}
        />
      </Panel>
      {!available && <Banner tone="info">{t('demo.production')}</Banner>}
      {change.error && (
        <Banner tone="bad" role="alert">
          {errorText(change.error).text}
        </Banner>
      )}
      {task && (
        <ProgressBar
          label={t(`demo.doing.${task.action}`)}
          {...(task.total > 0 && { value: task.done, max: task.total, amount: `${task.done}/${task.total}` })}
        />
      )}
      {available && (
        <Cluster>
          <Button busy={change.isPending && !asking} disabled={busy} onClick={load}>
            {t('demo.load')}
          </Button>
          <Button variant="danger" disabled={busy} onClick={() => setAsking(true)}>
            {t('demo.clear')}
          </Button>
        </Cluster>
      )}
      {available && <p>{t('demo.text')}</p>}
      {asking && <ClearDialog change={change} onClose={() => setAsking(false)} />}
    </Stack>
  );
}
