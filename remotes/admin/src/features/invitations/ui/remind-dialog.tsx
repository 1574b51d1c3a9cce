import type { Invite } from '@gyg/contract';
import { useFormat, useTranslation } from '@gyg/platform';
import { ConfirmDialog } from '../../../shared/confirm';
import type { useInvitationActs } from '../model/use-invitation-acts';

export interface RemindDialogProps {
  /** Undefined while nothing is asked. */
  invites: readonly Invite[] | undefined;
  acts: ReturnType<typeof useInvitationActs>;
  onClose: () => void;
}

/** Asks before several people get a mail again. */
export function RemindDialog({ invites = [], acts, onClose }: RemindDialogProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const count = invites.length;
  return (
    <ConfirmDialog
      open={count > 0}
      tone="primary"
      title={t('invitations.remindTitle', { count, number: number(count) })}
      confirm={t('invitations.remind')}
      progress={acts.progress}
      onConfirm={() => void acts.remind(invites).then(onClose)}
      onClose={onClose}
    >
      <p>{t('invitations.remindText')}</p>
    </ConfirmDialog>
  );
}
