import { TextField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { DemoDialog, type DemoDialogProps } from './demo-dialog';

/** What has to be written before everything is deleted. */
const word = 'clear';

/** Asks for a word before everything is deleted. */
export function ClearDialog(props: DemoDialogProps) {
  const { t } = useTranslation('super-user');
  const [typed, setTyped] = useState('');
  return (
    <DemoDialog
      {...props}
      action="clear"
      confirm={t('demo.clear')}
      ready={typed.trim() === word}
      body={{ action: 'clear', confirm: word }}
      done={t('demo.cleared')}
    >
      <p>{t('demo.clearText')}</p>
      <TextField
        label={t('demo.type', { word })}
        value={typed}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </DemoDialog>
  );
}
