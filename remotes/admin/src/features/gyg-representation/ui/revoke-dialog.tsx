import type { RepresentationRequest } from '@gyg/contract';
import { toast, useErrorText, useTranslation } from '@gyg/platform';
import { ConfirmDialog } from '../../../shared/confirm';
import { useRevoke } from '../api/answer-requests';

export interface RevokeDialogProps {
  /** The accepted request. The dialog is closed without it. */
  request: RepresentationRequest | undefined;
  onClose: () => void;
}

/** Asks before an approval is revoked, and says what it costs. */
export function RevokeDialog({ request, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const revoke = useRevoke();
  const about = { name: request?.userName ?? '', organization: request?.orgName ?? '' };
  const confirm = () => {
    if (request === undefined) return;
    revoke.mutate(request.id, {
      onSuccess: () => toast.success(t('representation.dialog.done', about)),
      onError: (thrown) => toast.error(errorText(thrown).text),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={request !== undefined}
      title={t('representation.dialog.title', about)}
      confirm={t('representation.dialog.confirm')}
      progress={revoke.isPending ? { done: 0, total: 1 } : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('representation.dialog.text', about)}</p>
    </ConfirmDialog>
  );
}
