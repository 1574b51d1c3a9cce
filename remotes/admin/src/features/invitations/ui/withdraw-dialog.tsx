import type { Invite } from '@gyg/contract';
import { useTranslation } from '@gyg/platform';
import { ConfirmDialog } from '../../../shared/confirm';
import { nameOf, type useInvitationActs } from '../model/use-invitation-acts';

export interface WithdrawDialogProps {
  /** Undefined while nothing is asked. */
  invite: Invite | undefined;
  acts: ReturnType<typeof useInvitationActs>;
  onClose: () => void;
}

/** Asks before an invitation is withdrawn, and says what that means. */
export function WithdrawDialog({ invite, acts, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      open={invite !== undefined}
      title={t('invitations.withdrawTitle', { to: invite && nameOf(invite) })}
      confirm={t('invitations.withdrawConfirm')}
      progress={acts.progress}
      onConfirm={() => void (invite && acts.withdraw(invite).then(onClose))}
      onClose={onClose}
    >
      <p>{t(invite?.type === 'gyg-invite' ? 'invitations.withdrawGygText' : 'invitations.withdrawText')}</p>
    </ConfirmDialog>
  );
}
