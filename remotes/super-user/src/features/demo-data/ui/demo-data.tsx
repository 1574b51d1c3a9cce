import type { DemoAction, DemoData as DemoState } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
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
import { NumberStepper, TextField } from '@gyg/design-system/forms';
import { DefinitionList } from '@gyg/design-system/tables';
import { toast, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { type ReactNode, useState } from 'react';
import { ActDialog } from '../../../shared/acts';
import { type ChangeDemoData, useChangeDemoData, useDemoData } from '../api/demo-data';

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

/** What has to be written before everything is deleted. */
const word = 'clear';

/** Asks for a word before everything is deleted. */
function ClearDialog(props: DemoDialogProps) {
  const { t } = useTranslation('super-user');
  const [typed, setTyped] = useState('');
  return (
    <DemoDialog
      {...props}
      action="clear"
      confirm={t('demo.clear')}
      ready={typed.trim() === word}
      body={{ action: 'clear', confirm: word }}
      done={t('demo.cleared')}
    >
      <p>{t('demo.clearText')}</p>
      <TextField
        label={t('demo.type', { word })}
        value={typed}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </DemoDialog>
  );
}

const usualNumber = 10;
const mostAtOnce = limits.demoGygs;

/** Asks how many gygs are added. */
function AddDialog(props: DemoDialogProps) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const [gygs, setGygs] = useState<number | null>(usualNumber);
  const ready = gygs !== null && gygs >= 1 && gygs <= mostAtOnce;
  const count = ready ? gygs : usualNumber;
  return (
    <DemoDialog
      {...props}
      action="add"
      confirm={ready ? t('demo.addCount', { count }) : t('demo.add')}
      ready={ready}
      body={{ action: 'add', gygs: count }}
      done={t('demo.added', { count })}
    >
      <p>{t('demo.addText')}</p>
      <NumberStepper
        label={t('demo.number')}
        hint={t('demo.numberHint', { most: number(mostAtOnce) })}
        error={ready ? undefined : t('demo.numberWrong', { most: number(mostAtOnce) })}
        value={gygs}
        onValueChange={setGygs}
        min={1}
        max={mostAtOnce}
        decreaseLabel={t('demo.fewer')}
        increaseLabel={t('demo.more')}
      />
    </DemoDialog>
  );
}

function LoadDialog(props: DemoDialogProps) {
  const { t } = useTranslation('super-user');
  return (
    <DemoDialog {...props} action="load" confirm={t('demo.load')} body={{ action: 'load' }} done={t('demo.loaded')}>
      <p>{t('demo.loadText')}</p>
    </DemoDialog>
  );
}

interface DemoDialogProps {
  change: ChangeDemoData;
  task: DemoState['task'];
  onClose: () => void;
}

interface ActProps extends DemoDialogProps {
  action: DemoAction;
  confirm: string;
  ready?: boolean;
  /** What is sent, without the reason. */
  body: Parameters<ChangeDemoData['mutate']>[0];
  /** What is said once it is done. */
  done: string;
  children: ReactNode;
}

/** Asks before the demo's data is changed, shows the progress, and says what was done. */
function DemoDialog({ change, task, onClose, action, confirm, ready = true, body, done, children }: ActProps) {
  const { t } = useTranslation('super-user');
  const send = (reason: string | undefined) =>
    change.mutate(reason === undefined ? body : { ...body, reason }, {
      onSuccess: () => {
        toast.success(done);
        onClose();
      },
    });
  return (
    <ActDialog
      title={t(`demo.${action}Title`)}
      confirm={confirm}
      tone={action === 'clear' ? 'danger' : 'primary'}
      busy={change.isPending}
      ready={ready}
      error={change.error}
      onConfirm={send}
      onClose={onClose}
    >
      {children}
      <TaskProgress task={task} />
    </ActDialog>
  );
}

/** What is being done with the demo's data, and how far it is. */
function TaskProgress({ task }: { task: DemoState['task'] }) {
  const { t } = useTranslation('super-user');
  if (task === null) return null;
  const { action, done, total } = task;
  return (
    <ProgressBar
      label={t(`demo.doing.${action}`)}
      {...(total > 0 && { value: done, max: total, amount: `${done}/${total}` })}
    />
  );
}
