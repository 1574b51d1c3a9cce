import { Button, Dialog } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** Who is to be removed, and what that means. */
export interface Removal {
  id: string;
  name: string;
  text: string;
}

export interface ConfirmRemovalProps {
  removal: Removal | undefined;
  busy: boolean;
  onClose: () => void;
  onConfirm: (removal: Removal) => void;
}

/** Asks before a person or an organisation is removed. */
export function ConfirmRemoval({ removal, busy, onClose, onConfirm }: ConfirmRemovalProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog
      open={removal !== undefined}
      onClose={onClose}
      size="sm"
      title={removal ? t('team.removeTitle', { name: removal.name }) : ''}
      closeLabel={t('acts.close')}
      actions={
        <>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {t('acts.cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => removal && onConfirm(removal)}>
            {t('team.removeConfirm')}
          </Button>
        </>
      }
    >
      {removal?.text}
    </Dialog>
  );
}
