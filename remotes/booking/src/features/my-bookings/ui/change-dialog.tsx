import type { UserBooking } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Banner } from '@gyg/design-system';
import { FormDialog, NumberStepper, TextArea } from '@gyg/design-system/forms';
import { textLang, toast, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { Controller, useForm } from '@gyg/platform/forms';
import { useOnce } from '../../../shared/use-once';
import { useUpdateBooking } from '../api/booking-calls';

interface ChangeDialogProps {
  booking: UserBooking;
  onClose: () => void;
}

/** Changes the comment, and the quantity of items within what is left and the user's own. */
export function ChangeDialog({ booking, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const errorText = useErrorText();
  const update = useUpdateBooking();
  const once = useOnce();
  const { quantityLimits: range, quantity: before } = booking;
  const form = useForm<{ quantity: number | null; comment: string }>({
    defaultValues: { quantity: before, comment: booking.bookingComment },
  });
  const { errors } = form.formState;
  const bounds = { min: format.number(range?.min ?? before), max: format.number(range?.max ?? before) };
  const submit = form.handleSubmit(({ quantity, comment }) => {
    const changes = { bookingComment: comment, ...(range !== null && quantity !== null && { quantity }) };
    return once(() =>
      update.mutateAsync({ booking, changes }).then(() => {
        toast.success(t('bookings.changeDialog.done'));
        onClose();
      }),
    );
  });
  const fits = (quantity: number | null) =>
    range === null ||
    (Number.isInteger(quantity) && quantity !== null && quantity >= range.min && quantity <= range.max);
  const hint = range && rangeHint(range, before);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('bookings.changeDialog.title')}
      closeLabel={t('bookings.changeDialog.close')}
      size="sm"
      cancel={t('bookings.changeDialog.keep')}
      confirm={t('bookings.changeDialog.confirm')}
      busy={update.isPending}
      onConfirm={submit}
    >
      <p>
        <strong lang={textLang(booking.gygLanguage)}>{booking.needTitle}</strong>
      </p>
      {range !== null && (
        <Controller
          name="quantity"
          control={form.control}
          rules={{ validate: (quantity) => fits(quantity) || t('bookings.changeDialog.outside', bounds) }}
          render={({ field }) => (
            <NumberStepper
              label={t('bookings.changeDialog.quantity')}
              hint={t(`bookings.changeDialog.${hint ?? 'range'}`, bounds)}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
              min={range.min}
              max={range.max}
              decreaseLabel={t('bookings.changeDialog.fewer')}
              increaseLabel={t('bookings.changeDialog.more')}
              error={errors.quantity?.message}
            />
          )}
        />
      )}
      <Controller
        name="comment"
        control={form.control}
        render={({ field }) => (
          <TextArea
            label={t('bookings.changeDialog.comment')}
            optional={t('bookings.changeDialog.optional')}
            rows={4}
            maxLength={limits.comment}
            counter={(used, most) => t('bookings.changeDialog.counter', { used, most })}
            {...field}
          />
        )}
      />
      {update.error && (
        <Banner tone="bad" role="alert">
          {errorText(update.error).text}
        </Banner>
      )}
    </FormDialog>
  );
}

/** Which sentence explains the range: a side of it may be closed. */
function rangeHint({ min, max }: { min: number; max: number }, quantity: number) {
  if (min === max) return 'fixed';
  if (max === quantity) return 'most';
  return min === quantity && quantity > 1 ? 'least' : 'range';
}
