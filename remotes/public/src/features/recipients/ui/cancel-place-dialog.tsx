import { limits } from '@gyg/contract/rules';
import { FormDialog, TextArea } from '@gyg/design-system/forms';
import { toast, useErrorText, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { cancelPlace } from '../api/book-place';

export interface CancelPlaceDialogProps {
  gygId: string;
  placeId: string;
  open: boolean;
  onClose: () => void;
  onCancelled: () => Promise<void>;
}

/** Asks for the required reason, and cancels the place. */
export function CancelPlaceDialog({ gygId, placeId, open, onClose, onCancelled }: CancelPlaceDialogProps) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const cancel = handleSubmit(async ({ reason }) => {
    try {
      await cancelPlace(gygId, placeId, reason);
      toast.success(t('gyg.recipients.cancelled'));
    } catch (thrown) {
      const { text, detail } = errorText(thrown);
      const failed = t('gyg.recipients.cancelFailed');
      toast.error(`${failed} ${text}`, detail);
    }
    onClose();
    await onCancelled();
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('gyg.recipients.cancelTitle')}
      closeLabel={t('common.close')}
      cancel={t('gyg.recipients.keep')}
      confirm={t('gyg.recipients.cancel')}
      tone="danger"
      busy={formState.isSubmitting}
      onConfirm={cancel}
    >
      <p>{t('gyg.recipients.cancelText')}</p>
      <TextArea
        label={t('gyg.recipients.reason')}
        hint={t('gyg.recipients.reasonHint')}
        maxLength={limits.reason}
        error={formState.errors.reason?.message}
        {...register('reason', {
          validate: (text) => text.trim() !== '' || t('gyg.recipients.reasonMissing'),
        })}
      />
    </FormDialog>
  );
}
