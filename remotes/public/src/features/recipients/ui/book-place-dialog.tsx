import { limits } from '@gyg/contract/rules';
import { Button, Dialog, Stack } from '@gyg/design-system';
import { TextArea } from '@gyg/design-system/forms';
import { toast, useErrorText, useForm, useTranslation } from '@gyg/platform';
import { useId } from 'react';
import { useBookPlace } from '../api/book-place';

export interface BookPlaceDialogProps {
  gygId: string;
  open: boolean;
  onClose: () => void;
  onBooked: () => Promise<void>;
}

/** Asks for an optional comment to the host and books the place. */
export function BookPlaceDialog({ gygId, open, onClose, onBooked }: BookPlaceDialogProps) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const bookPlace = useBookPlace(gygId);
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { comment: '' } });
  const book = handleSubmit(async ({ comment }) => {
    try {
      await bookPlace(comment);
      toast.success(t('gyg.recipients.booked'));
    } catch (thrown) {
      const { text, detail } = errorText(thrown);
      const failed = t('gyg.recipients.bookFailed');
      toast.error(`${failed} ${text}`, detail);
    }
    onClose();
    await onBooked();
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('gyg.recipients.bookTitle')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={formState.isSubmitting}>
            {t('gyg.recipients.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={book}>
        <Stack gap={3}>
          <p>{t('gyg.recipients.bookText')}</p>
          <TextArea
            label={t('gyg.recipients.comment')}
            optional={t('common.optional')}
            hint={t('gyg.recipients.commentHint')}
            maxLength={limits.comment}
            counter={(used, most) => t('common.counter', { used, most })}
            {...register('comment')}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
