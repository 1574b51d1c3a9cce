import type { UserOrganization } from '@gyg/contract';
import { isApiError, toast, useErrorText, useTranslation } from '@gyg/platform';
import { useLeaveOrganization } from '../api/join-organization';
import { ConfirmDialog } from './confirm-dialog';

export interface LeaveDialogProps {
  /** The membership to leave; undefined closes the dialog. */
  membership: UserOrganization | undefined;
  onClose: () => void;
  onLeft: () => Promise<void>;
}

/** Leaves after confirmation. Tells the last administrator what to do instead. */
export function LeaveDialog({ membership, onClose, onLeft }: LeaveDialogProps) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const leave = useLeaveOrganization();
  const name = membership?.name ?? '';
  const confirm = async () => {
    if (membership === undefined) return undefined;
    try {
      await leave(membership);
    } catch (thrown) {
      if (isApiError(thrown) && thrown.code === 'user_org.last_admin') {
        return { code: thrown.code, title: t('membership.leave.lastAdmin'), text: t('membership.leave.lastAdminText') };
      }
      return { code: 'user_org.leave_error', title: t('membership.leave.failed'), ...errorText(thrown) };
    }
    toast.success(t('membership.leave.done', { name }));
    onClose();
    await onLeft();
    return undefined;
  };
  return (
    <ConfirmDialog
      open={membership !== undefined}
      title={t('membership.leave.title', { name })}
      text={t('membership.leave.text')}
      confirmLabel={t('membership.leave.confirm')}
      keepLabel={t('membership.leave.keep')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
