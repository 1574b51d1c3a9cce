import type { DemoAction, DemoData } from '@gyg/contract';
import { toast, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { ActDialog } from '../../../shared/acts';
import type { ChangeDemoData } from '../api/demo-data';
import { TaskProgress } from './task-progress';

export interface DemoDialogProps {
  change: ChangeDemoData;
  task: DemoData['task'];
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
export function DemoDialog({ change, task, onClose, action, confirm, ready = true, body, done, children }: ActProps) {
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
