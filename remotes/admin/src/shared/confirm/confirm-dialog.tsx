import { ProgressBar } from '@gyg/design-system';
import { FormDialog } from '@gyg/design-system/forms';
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
  const { children, tone = 'danger', progress, ...rest } = props;
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  return (
    <FormDialog
      {...rest}
      size="sm"
      closeLabel={t('confirm.close')}
      cancel={t('confirm.cancel')}
      tone={tone}
      busy={progress !== undefined}
      waits
      careful
    >
      {children}
      {progress !== undefined && progress.total > 1 && (
        <ProgressBar
          label={t('confirm.working')}
          amount={t('confirm.done', { done: number(progress.done), total: number(progress.total) })}
          value={progress.done}
          max={progress.total}
        />
      )}
    </FormDialog>
  );
}
