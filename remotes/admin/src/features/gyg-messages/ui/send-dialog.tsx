import type { MessageAudience } from '@gyg/contract';
import { useFormat, useTranslation } from '@gyg/platform';
import { ConfirmDialog } from '../../../shared/confirm';

export interface SendDialogProps {
  open: boolean;
  audience: MessageAudience;
  /** The bookings or places of the audience; undefined if that is not known. */
  count: number | undefined;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** Says how many people get the message before it is sent. */
export function SendDialog({ open, audience, count, busy, onSend, onClose }: SendDialogProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const to = t(`gygMessages.audience.${audience}`);
  return (
    <ConfirmDialog
      open={open}
      title={t('gygMessages.confirm.title')}
      confirm={t('gygMessages.confirm.send')}
      tone="primary"
      progress={busy ? { done: 0, total: 1 } : undefined}
      onConfirm={onSend}
      onClose={onClose}
    >
      <p>
        {count === undefined
          ? t('gygMessages.confirm.text', { to })
          : t('gygMessages.confirm.textOf', { to, count, number: number(count) })}
      </p>
    </ConfirmDialog>
  );
}
