import type { UserBooking } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Banner } from '@gyg/design-system';
import { FormDialog, TextArea } from '@gyg/design-system/forms';
import { isApiError, TextIn, Trans, textLang, toast, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useOnce } from '../../../shared/use-once';
import { useCancelBooking, useCancelPlace, useUpdateBooking } from '../api/booking-calls';
import type { EntryAction, OwnOrganizations } from '../model/booking-actions';
import { type Entry, isBooking } from '../model/entry';
import { ChangeDialog } from './change-dialog';
import { RepresentDialog } from './represent-dialog';

interface EntryDialogsProps {
  action: EntryAction | undefined;
  organizations: OwnOrganizations;
  onClose: () => void;
}

/** The dialog of the action that the user chose. */
export function EntryDialogs({ action, organizations, onClose }: EntryDialogsProps) {
  if (action === undefined) return null;
  if (action.kind === 'cancel') return <CancelDialog entry={action.entry} onClose={onClose} />;
  const booking = action.entry;
  if (action.kind === 'change') return <ChangeDialog booking={booking} onClose={onClose} />;
  if (action.kind === 'represent')
    return <RepresentDialog booking={booking} organizations={organizations} onClose={onClose} />;
  return <EndRepresentationDialog booking={booking} kind={action.kind} onClose={onClose} />;
}

/**
 * The action that the user chose. If the control that opened its dialog is gone when the dialog closes, the focus goes to
 * the menu of the same entry (an element with `data-entry`), else to the content of the page.
 */
export function useEntryAction(root: RefObject<HTMLElement | null>) {
  const [action, setAction] = useState<EntryAction>();
  const closed = useRef<string>(undefined);
  useEffect(() => {
    const entryId = closed.current;
    if (action !== undefined || entryId === undefined) return;
    closed.current = undefined;
    const content = root.current?.closest('main');
    if (document.activeElement !== document.body && document.activeElement !== content) return;
    const entries = [...(root.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    const entry = entries.find(({ dataset }) => dataset.entry === entryId);
    const control = entry?.querySelector<HTMLElement>('[aria-haspopup]') ?? entry?.querySelector<HTMLElement>('button');
    if (control) control.focus();
    else content?.focus({ preventScroll: true });
  }, [action, root]);
  const close = () => {
    closed.current = action?.entry.id;
    setAction(undefined);
  };
  return { action, open: setAction, close };
}

interface CancelDialogProps {
  entry: Entry;
  onClose: () => void;
}

/** Asks for the required reason. */
function CancelDialog({ entry, onClose }: CancelDialogProps) {
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

interface EndRepresentationDialogProps {
  booking: UserBooking;
  /** A pending request is withdrawn; an approved one is revoked. */
  kind: 'withdraw' | 'revoke';
  onClose: () => void;
}

/** Asks before the user stops representing an organisation, and explains the consequences. */
function EndRepresentationDialog({ booking, kind, onClose }: EndRepresentationDialogProps) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const update = useUpdateBooking();
  const once = useOnce();
  const name = booking.orgName ?? booking.representation?.orgName ?? '';
  const end = () =>
    once(() =>
      update.mutateAsync({ booking, changes: { userOrganization: null } }).then(() => {
        toast.success(t(`bookings.endRepresentationDialog.${kind === 'withdraw' ? 'withdrawn' : 'revoked'}`));
        onClose();
      }),
    );
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(`bookings.endRepresentationDialog.${kind}Title`, { name })}
      closeLabel={t('bookings.endRepresentationDialog.close')}
      size="sm"
      cancel={t('bookings.endRepresentationDialog.keep')}
      confirm={t(`bookings.endRepresentationDialog.${kind}`)}
      tone="danger"
      busy={update.isPending}
      onConfirm={end}
    >
      <p>{t(`bookings.endRepresentationDialog.${kind}Text`, { name })}</p>
      {update.error && (
        <Banner tone="bad" role="alert">
          {errorText(update.error).text}
        </Banner>
      )}
    </FormDialog>
  );
}
