import { limits } from '@gyg/contract/rules';
import { Banner } from '@gyg/design-system';
import { FormDialog, TextArea } from '@gyg/design-system/forms';
import { isApiError, TextIn, Trans, textLang, toast, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useOnce } from '../../../shared/use-once';
import { useCancelBooking } from '../api/cancel-booking';
import { useCancelPlace } from '../api/cancel-place';
import { type Entry, isBooking } from '../model/entry';

interface CancelDialogProps {
  entry: Entry;
  onClose: () => void;
}

/** Asks for the required reason. */
export function CancelDialog({ entry, onClose }: CancelDialogProps) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const { dateTime } = useFormat();
  const cancelBooking = useCancelBooking();
  const cancelPlace = useCancelPlace();
  const once = useOnce();
  const busy = cancelBooking.isPending || cancelPlace.isPending;
  const form = useForm({ defaultValues: { reason: '' } });
  const { errors } = form.formState;
  const failed = (thrown: unknown) => {
    const field = isApiError(thrown) && thrown.code === 'booking.missing_reason' ? 'reason' : 'root';
    form.setError(field, { message: errorText(thrown).text });
  };
  const submit = form.handleSubmit(({ reason }) =>
    once(async () => {
      if (isBooking(entry)) await cancelBooking.mutateAsync({ booking: entry, reason });
      else await cancelPlace.mutateAsync({ place: entry, reason });
      toast.success(t('bookings.cancelDialog.done'));
      onClose();
    }, failed),
  );
  const need = isBooking(entry) ? (
    <TextIn text={entry.needTitle} lang={textLang(entry.gygLanguage)} />
  ) : (
    <TextIn text={entry.gygTitle} lang={textLang(entry.gygLanguage)} />
  );
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('bookings.cancelDialog.title')}
      closeLabel={t('bookings.cancelDialog.close')}
      size="sm"
      cancel={t('bookings.cancelDialog.keep')}
      confirm={t('bookings.cancelDialog.confirm')}
      tone="danger"
      busy={busy}
      onConfirm={submit}
    >
      <p>
        <Trans t={t} i18nKey="bookings.cancelDialog.text" components={{ need }} />
      </p>
      {entry.cancellableUntil !== null && (
        <p>{t('bookings.cancelDialog.until', { time: dateTime(entry.cancellableUntil) })}</p>
      )}
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
      {errors.root && (
        <Banner tone="bad" role="alert">
          {errors.root.message}
        </Banner>
      )}
    </FormDialog>
  );
}
