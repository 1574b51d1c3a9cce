import { Banner } from '@gyg/design-system';
import { useErrorText } from '@gyg/platform';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../confirm';

export interface ConfirmActionProps {
  open: boolean;
  title: string;
  /** What the action costs, and who gets a message. */
  children: ReactNode;
  /** The button that does it. */
  confirm: string;
  /** Runs the action. If it rejects, the dialog stays open and shows why. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before one thing is removed, does it, and shows why it failed. */
export function ConfirmAction({ children, onConfirm, onClose, ...dialog }: ConfirmActionProps) {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const run = async () => {
    setBusy(true);
    try {
      await onConfirm();
      close();
    } catch (thrown) {
      setFailure(errorText(thrown).text);
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      {...dialog}
      progress={busy ? { done: 0, total: 1 } : undefined}
      onConfirm={() => void run()}
      onClose={close}
    >
      {failure !== undefined && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
      {children}
    </ConfirmDialog>
  );
}
