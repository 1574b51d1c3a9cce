import { FormDialog } from '@gyg/design-system/forms';
import { toast, useTranslation } from '@gyg/platform';
import { useRenewing } from './use-renewing';

interface RenewDialogProps {
  userId: string;
  open: boolean;
  onClose: () => void;
}

/** Asks before the address is replaced, because calendars with the old one stop updating. */
export function RenewDialog({ userId, open, onClose }: RenewDialogProps) {
  const { t } = useTranslation('booking');
  const { renew, isPending } = useRenewing(userId);
  const confirm = () =>
    renew(() => {
      toast.success(t('calendarFeed.renew.done'));
      onClose();
    });
  return (
    <FormDialog
      size="sm"
      open={open}
      onClose={onClose}
      title={t('calendarFeed.renew.title')}
      closeLabel={t('calendarFeed.close')}
      cancel={t('calendarFeed.renew.keep')}
      confirm={t('calendarFeed.renew.confirm')}
      tone="danger"
      busy={isPending}
      onConfirm={confirm}
    >
      <p>{t('calendarFeed.renew.text')}</p>
    </FormDialog>
  );
}
