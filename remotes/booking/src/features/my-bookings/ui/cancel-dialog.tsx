import type { UserBooking, UserPlace } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Button, Dialog, Stack } from '@gyg/design-system';
import { TextArea } from '@gyg/design-system/forms';
import { isApiError, TextIn, Trans, textLang, toast, useErrorText, useForm, useTranslation } from '@gyg/platform';
import { useId } from 'react';
import { useCancelBooking } from '../api/cancel-booking';
import { useCancelPlace } from '../api/cancel-place';

interface CancelDialogProps {
  /** The booking or place to cancel. The dialog is closed without it. */
  subject: UserBooking | UserPlace | undefined;
  /** Called after cancelling, together with `onClose`. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the required reason. */
export function CancelDialog({ subject, onDone, onClose }: CancelDialogProps) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const formId = useId();
  const cancelBooking = useCancelBooking();
  const cancelPlace = useCancelPlace();
  const form = useForm({ defaultValues: { reason: '' } });
  const { errors } = form.formState;
  const close = () => {
    form.reset();
    onClose();
  };
  const answers = {
    onSuccess: () => {
      toast.success(t('bookings.cancelDialog.done'));
      close();
      onDone();
    },
    onError: (thrown: unknown) => {
      const { text, detail } = errorText(thrown);
      if (isApiError(thrown) && thrown.code === 'booking.missing_reason')
        return form.setError('reason', { message: text });
      toast.error(text, detail);
      close();
    },
  };
  const submit = form.handleSubmit(({ reason }) => {
    if (subject === undefined) return;
    if ('contributionType' in subject) cancelBooking.mutate({ booking: subject, reason }, answers);
    else cancelPlace.mutate({ place: subject, reason }, answers);
  });
  return (
    <Dialog
      open={subject !== undefined}
      onClose={close}
      title={t('bookings.cancelDialog.title')}
      closeLabel={t('bookings.cancelDialog.close')}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('bookings.cancelDialog.keep')}
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={cancelBooking.isPending || cancelPlace.isPending}>
            {t('bookings.cancelDialog.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={3}>
          <p>
            <Trans t={t} i18nKey="bookings.cancelDialog.text" components={{ need: <Cancelled subject={subject} /> }} />
          </p>
          <TextArea
            label={t('bookings.cancelDialog.reason')}
            rows={3}
            maxLength={limits.reason}
            counter={(used, most) => t('bookings.cancelDialog.counter', { used, most })}
            error={errors.reason?.message}
            {...form.register('reason', {
              validate: (reason) => reason.trim() !== '' || t('bookings.cancelDialog.missing'),
            })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** What is cancelled: a need in the language of its gyg, or a recipient's place. */
function Cancelled({ subject }: Pick<CancelDialogProps, 'subject'>) {
  const { t } = useTranslation('booking');
  if (subject === undefined) return null;
  if (!('needTitle' in subject)) return t('bookings.place');
  return <TextIn text={subject.needTitle} lang={textLang(subject.gygLanguage)} />;
}
