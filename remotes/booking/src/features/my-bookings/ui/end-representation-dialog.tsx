import type { UserBooking } from '@gyg/contract';
import { Banner } from '@gyg/design-system';
import { FormDialog } from '@gyg/design-system/forms';
import { toast, useErrorText, useTranslation } from '@gyg/platform';
import { useOnce } from '../../../shared/use-once';
import { useUpdateBooking } from '../api/update-booking';

interface EndRepresentationDialogProps {
  booking: UserBooking;
  /** A pending request is withdrawn; an approved one is revoked. */
  kind: 'withdraw' | 'revoke';
  onClose: () => void;
}

/** Asks before the user stops representing an organisation, and explains the consequences. */
export function EndRepresentationDialog({ booking, kind, onClose }: EndRepresentationDialogProps) {
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
