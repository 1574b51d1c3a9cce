import type { GygBooking } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Banner } from '@gyg/design-system';
import { FormDialog, TextArea } from '@gyg/design-system/forms';
import { toast, useErrorText, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useBookerName } from '../../../shared/booking-list';
import { useThankBooker } from '../api/booking-calls';

export interface ThankDialogProps {
  /** The booking to thank for. The dialog is closed without it. */
  booking: GygBooking | undefined;
  onClose: () => void;
}

/** Thanks a person in the host's own words; an empty text removes earlier thanks. */
export function ThankDialog({ booking, onClose }: ThankDialogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const nameOf = useBookerName();
  const name = booking ? nameOf(booking) : '';
  const before = booking?.thanks?.text ?? '';
  const form = useForm({ values: { thanks: before } });
  const { mutateAsync, error, reset, isPending } = useThankBooker();
  const close = () => {
    form.reset();
    reset();
    onClose();
  };
  const submit = form.handleSubmit(async ({ thanks }) => {
    if (booking === undefined) return;
    await mutateAsync({ booking, thanks: thanks.trim() }).then(
      () => {
        toast.success(t(thanks.trim() === '' ? 'bookings.thank.removed' : 'bookings.thank.done', { name }));
        close();
      },
      // The dialog stays open with the text and the reason.
      () => undefined,
    );
  });
  return (
    <FormDialog
      open={booking !== undefined}
      onClose={close}
      title={t('bookings.thank.title', { name })}
      closeLabel={t('reason.close')}
      {...(form.formState.isDirty &&
        !isPending && {
          unsaved: {
            title: t('reason.unsaved'),
            text: t('bookings.thank.unsavedText'),
            keep: t('reason.stay'),
            discard: t('reason.discard'),
          },
        })}
      cancel={t('bookings.thank.close')}
      confirm={t(before === '' ? 'bookings.thank.send' : 'bookings.thank.save')}
      busy={isPending}
      waits
      onConfirm={submit}
    >
      {error && <Banner tone="bad" role="alert" title={errorText(error).text} />}
      <p>{t('bookings.thank.text', { name })}</p>
      <TextArea
        label={t('bookings.thank.label')}
        hint={before === '' ? undefined : t('bookings.thank.hint')}
        rows={3}
        maxLength={limits.thanks}
        counter={(used, most) => t('reason.counter', { used, most })}
        error={form.formState.errors.thanks?.message}
        {...form.register('thanks', {
          validate: (thanks) => thanks.trim() !== '' || before !== '' || t('bookings.thank.missing'),
        })}
      />
    </FormDialog>
  );
}
