import { Button, Dialog, ProgressBar, Stack } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What it costs, and who gets a message. */
  children: ReactNode;
  /** The button that does it: "Remove 3 members". */
  confirm: string;
  tone?: 'danger' | 'primary';
  /** It cannot be done; the dialog says why. */
  disabled?: boolean;
  /** While it is being done; with `total` above 1 a bar shows how far. */
  progress?: { done: number; total: number } | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. It stays open while the work is being done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, tone = 'danger', disabled, progress, onConfirm, onClose } = props;
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const busy = progress !== undefined;
  return (
    <Dialog
      open={open}
      onClose={() => busy || onClose()}
      size="sm"
      title={title}
      closeLabel={t('confirm.close')}
      actions={
        <>
          <Button data-autofocus variant="secondary" disabled={busy} onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button variant={tone} busy={busy} disabled={disabled} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {children}
        {progress !== undefined && progress.total > 1 && (
          <ProgressBar
            label={t('confirm.working')}
            amount={t('confirm.done', { done: number(progress.done), total: number(progress.total) })}
            value={progress.done}
            max={progress.total}
          />
        )}
      </Stack>
    </Dialog>
  );
}
