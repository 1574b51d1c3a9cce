import { limits } from '@gyg/contract/rules';
import { Button, Dialog, Stack } from '@gyg/design-system';
import { TextArea } from '@gyg/design-system/forms';
import { toast, useErrorText, useForm, useTranslation } from '@gyg/platform';
import { useId } from 'react';
import { queueForPlace } from '../api/waitlist';

export interface QueuePlaceDialogProps {
  gygId: string;
  open: boolean;
  onClose: () => void;
  onJoined: () => Promise<void>;
}

/** Says how the waiting list works, asks for an optional comment to the host and joins it. */
export function QueuePlaceDialog({ gygId, open, onClose, onJoined }: QueuePlaceDialogProps) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { comment: '' } });
  const join = handleSubmit(async ({ comment }) => {
    try {
      await queueForPlace(gygId, comment);
      toast.success(t('gyg.waitlist.joined'));
    } catch (thrown) {
      const { text, detail } = errorText(thrown);
      toast.error(text, detail);
    }
    onClose();
    await onJoined();
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('gyg.waitlist.title')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={formState.isSubmitting}>
            {t('gyg.waitlist.join')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={join}>
        <Stack gap={3}>
          <p>{t('gyg.waitlist.explain')}</p>
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
