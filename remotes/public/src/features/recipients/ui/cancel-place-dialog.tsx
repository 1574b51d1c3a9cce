import { limits } from '@gyg/contract/rules';
import { Button, Dialog, Stack } from '@gyg/design-system';
import { TextArea } from '@gyg/design-system/forms';
import { toast, useErrorText, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useId } from 'react';
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
  const formId = useId();
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
    <Dialog
      open={open}
      onClose={onClose}
      title={t('gyg.recipients.cancelTitle')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('gyg.recipients.keep')}
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={formState.isSubmitting}>
            {t('gyg.recipients.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={cancel}>
        <Stack gap={3}>
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
        </Stack>
      </form>
    </Dialog>
  );
}
