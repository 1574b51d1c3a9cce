import { Button, Dialog, Stack } from '@gyg/design-system';
import { TextField } from '@gyg/design-system/forms';
import { toast, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import type { useChangeDemoData } from '../api/demo-data';

/** What has to be written before everything is deleted. */
const word = 'clear';

export interface ClearDialogProps {
  change: ReturnType<typeof useChangeDemoData>;
  onClose: () => void;
}

/** Asks for a word before everything is deleted. */
export function ClearDialog({ change, onClose }: ClearDialogProps) {
  const { t } = useTranslation('super-user');
  const [typed, setTyped] = useState('');
  const send = () =>
    change.mutate(
      { action: 'clear', confirm: word },
      { onSuccess: () => toast.success(t('demo.cleared')), onSettled: onClose },
    );
  return (
    <Dialog
      open
      onClose={() => !change.isPending && onClose()}
      title={t('demo.clearTitle')}
      closeLabel={t('demo.cancel')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('demo.cancel')}
          </Button>
          <Button variant="danger" busy={change.isPending} disabled={typed.trim() !== word} onClick={send}>
            {t('demo.clear')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('demo.clearText')}</p>
        <TextField
          label={t('demo.type', { word })}
          value={typed}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
