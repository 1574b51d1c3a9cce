import { Button, Dialog, Stack } from '@gyg/design-system';
import { TextField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { type ReactNode, useState } from 'react';

export interface ActDialogProps {
  title: string;
  /** What it does, and what it costs. */
  children: ReactNode;
  /** The button that does it: "Promote 1.14.0". */
  confirm: string;
  tone?: 'danger' | 'primary';
  busy: boolean;
  /** `reason` is what the person wrote for the audit log; undefined if nothing. */
  onConfirm: (reason: string | undefined) => void;
  onClose: () => void;
}

const longest = 300;

/** Asks before a privileged act, and for its reason, which is optional. It stays open while the act is being done. */
export function ActDialog({ title, children, confirm, tone = 'primary', busy, onConfirm, onClose }: ActDialogProps) {
  const { t } = useTranslation('super-user');
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      onClose={() => busy || onClose()}
      size="sm"
      title={title}
      closeLabel={t('confirm.close')}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button variant={tone} busy={busy} onClick={() => onConfirm(reason.trim() || undefined)}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {children}
        <TextField
          label={t('confirm.reason')}
          optional={t('confirm.optional')}
          hint={t('confirm.reasonHint')}
          maxLength={longest}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}
