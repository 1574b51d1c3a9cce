import { Button, Dialog, Stack } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import type { Failure } from '../model/failure';
import { FailureBanner } from './failure-banner';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  keepLabel: string;
  /** Runs the action. Resolves with an error for the dialog to show, or undefined on success. */
  onConfirm: () => Promise<Failure | undefined>;
  onClose: () => void;
}

/** Asks for confirmation before something is removed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, keepLabel, onConfirm, onClose } = props;
  const { t } = useTranslation('public');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    setFailure(await onConfirm());
    setBusy(false);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={t('common.close')}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {keepLabel}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <FailureBanner failure={failure} />
        <p>{text}</p>
      </Stack>
    </Dialog>
  );
}
