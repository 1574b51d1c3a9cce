import type { User } from '@gyg/contract';
import { searchText } from '@gyg/contract/search-text';
import { Banner } from '@gyg/design-system';
import { FormDialog, TextField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useRef, useState } from 'react';
import { useErase } from '../model/use-erase';

interface EraseDialogProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

/** Asks for confirmation and requires the user to type their email address, to prevent accidental erasure. */
export function EraseDialog({ user, open, onClose }: EraseDialogProps) {
  const { t } = useTranslation('public');
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const { erase, busy, failure } = useErase(user.id);
  // With another issuer, the account may have no email address here.
  const expected = user.email ?? user.fullName;
  const close = () => {
    if (busy) return;
    setTyped('');
    setWrong(false);
    onClose();
  };
  const submit = () => {
    const same = searchText(typed) === searchText(expected);
    setWrong(!same);
    if (!same) field.current?.focus();
    if (same) void erase();
  };
  const label =
    user.email === undefined
      ? t('profile.erase.typeName', { name: expected })
      : t('profile.erase.type', { email: expected });
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t('profile.erase.dialogTitle')}
      closeLabel={t('common.close')}
      cancel={t('profile.erase.keep')}
      confirm={t('profile.erase.confirm')}
      tone="danger"
      busy={busy}
      gap={4}
      onConfirm={submit}
    >
      <p>{t('profile.erase.dialogText')}</p>
      <TextField
        ref={field}
        label={label}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={wrong && t('profile.erase.mismatch')}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
      />
      {failure !== undefined && (
        <Banner tone="bad" role="alert" title={t('profile.erase.failed')}>
          {failure}
        </Banner>
      )}
    </FormDialog>
  );
}
