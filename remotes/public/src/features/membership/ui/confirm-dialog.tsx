import { FormDialog } from '@gyg/design-system/forms';
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
    <FormDialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={t('common.close')}
      size="sm"
      cancel={keepLabel}
      confirm={confirmLabel}
      tone="danger"
      busy={busy}
      onConfirm={confirm}
    >
      <FailureBanner failure={failure} />
      <p>{text}</p>
    </FormDialog>
  );
}
