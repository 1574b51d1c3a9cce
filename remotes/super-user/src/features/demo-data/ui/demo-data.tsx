import type { DemoAction } from '@gyg/contract';
import { Banner, Button, Cluster, ErrorState, Panel, Stack, TextSkeleton, Waiting } from '@gyg/design-system';
import { DefinitionList } from '@gyg/design-system/tables';
import { useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useChangeDemoData, useDemoData } from '../api/demo-data';
import { AddDialog } from './add-dialog';
import { ClearDialog } from './clear-dialog';
import { DemoDialog, type DemoDialogProps } from './demo-dialog';
import { TaskProgress } from './task-progress';

function LoadDialog(props: DemoDialogProps) {
  const { t } = useTranslation('super-user');
  return (
    <DemoDialog {...props} action="load" confirm={t('demo.load')} body={{ action: 'load' }} done={t('demo.loaded')}>
      <p>{t('demo.loadText')}</p>
    </DemoDialog>
  );
}

const dialogs = { load: LoadDialog, add: AddDialog, clear: ClearDialog } as const;

/** What there is of the demo, loading it, adding to it and clearing it; nothing of that in production. */
export function DemoData() {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const loadFailure = useLoadFailure();
  const change = useChangeDemoData();
  const { data, error, refetch } = useDemoData(change.isPending);
  const [asked, setAsked] = useState<DemoAction | null>(null);
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
  const AskedDialog = asked === null ? null : dialogs[asked];
  const ask = (action: DemoAction) => () => {
    change.reset();
    setAsked(action);
  };
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
      {asked === null && <TaskProgress task={task} />}
      {available && (
        <Cluster>
          <Button disabled={busy} onClick={ask('load')}>
            {t('demo.load')}
          </Button>
          <Button variant="secondary" disabled={busy || organizations === 0} onClick={ask('add')}>
            {t('demo.add')}
          </Button>
          <Button variant="danger" disabled={busy} onClick={ask('clear')}>
            {t('demo.clear')}
          </Button>
        </Cluster>
      )}
      {available && <p>{t(organizations === 0 ? 'demo.emptyText' : 'demo.text')}</p>}
      {AskedDialog && <AskedDialog change={change} task={task} onClose={() => setAsked(null)} />}
    </Stack>
  );
}
