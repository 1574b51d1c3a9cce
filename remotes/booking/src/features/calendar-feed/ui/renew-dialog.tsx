import { Button, Dialog } from '@gyg/design-system';
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
    <Dialog
      size="sm"
      open={open}
      onClose={onClose}
      title={t('calendarFeed.renew.title')}
      closeLabel={t('calendarFeed.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('calendarFeed.renew.keep')}
          </Button>
          <Button variant="danger" busy={isPending} onClick={confirm}>
            {t('calendarFeed.renew.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('calendarFeed.renew.text')}</p>
    </Dialog>
  );
}
