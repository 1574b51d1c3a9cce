import { limits } from '@gyg/contract/rules';
import { Banner, Button, Dialog, Stack } from '@gyg/design-system';
import { TextArea } from '@gyg/design-system/forms';
import { useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { type ReactNode, useState } from 'react';

export interface ActDialogProps {
  title: string;
  /** What it does, and what it costs. */
  children: ReactNode;
  /** The button that does it: "Promote 1.14.0". */
  confirm: string;
  tone?: 'danger' | 'primary';
  busy: boolean;
  /** False while something that the act needs is missing; the button is then disabled. */
  ready?: boolean;
  /** Why it failed; shown in the dialog, which stays open. */
  error?: unknown;
  /** The longest reason that the call takes, in characters. */
  maxLength?: number;
  /** `reason` is what the person wrote for the audit log; undefined if nothing. */
  onConfirm: (reason: string | undefined) => void;
  onClose: () => void;
}

/** Asks before a privileged act, and for its reason, which is optional. It stays open while the act is being done. */
export function ActDialog(props: ActDialogProps) {
  const {
    title,
    children,
    confirm,
    tone = 'primary',
    busy,
    ready = true,
    error,
    maxLength = limits.reason,
    ...on
  } = props;
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const close = () => {
    if (!busy) on.onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      closeLabel={t('confirm.close')}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            {t('confirm.cancel')}
          </Button>
          <Button variant={tone} busy={busy} disabled={!ready} onClick={() => on.onConfirm(reason.trim() || undefined)}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {error != null && (
          <Banner tone="bad" role="alert">
            {errorText(error).text}
          </Banner>
        )}
        {children}
        <TextArea
          label={t('confirm.reason')}
          optional={t('confirm.optional')}
          hint={t('confirm.reasonHint')}
          rows={2}
          maxLength={maxLength}
          counter={(used, most) => t('confirm.counter', { used: number(used), most: number(most) })}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
