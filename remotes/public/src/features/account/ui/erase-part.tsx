import type { User } from '@gyg/contract';
import { searchText } from '@gyg/contract/search-text';
import { Banner, Button } from '@gyg/design-system';
import { FormDialog, TextField } from '@gyg/design-system/forms';
import { call, session, toast, useErrorText, useTranslation } from '@gyg/platform';
import { useRef, useState } from 'react';
import { useIssuerName } from '../model/use-issuer-name';
import { AccountPart } from './account-part';
import s from './account-part.module.css';

/** Explains what erasure removes and what remains (decision 0012), with a button to erase. */
export function ErasePart({ user }: { user: User }) {
  const { t } = useTranslation('public');
  const issuer = useIssuerName();
  const [open, setOpen] = useState(false);
  const goes = ['person', 'coming', 'words', 'memberships'] as const;
  const stays = ['counts', 'pictures', 'organizations'] as const;
  return (
    <AccountPart title={t('profile.erase.title')} text={t('profile.erase.text')} tone="danger">
      <div className={s.two}>
        <div>
          <h3>{t('profile.erase.goes')}</h3>
          <ul>
            {goes.map((item) => (
              <li key={item}>{t(`profile.erase.goesItems.${item}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('profile.erase.stays')}</h3>
          <ul>
            {stays.map((item) => (
              <li key={item}>{t(`profile.erase.staysItems.${item}`)}</li>
            ))}
            {issuer !== undefined && <li>{t('profile.erase.elsewhere', { issuer })}</li>}
          </ul>
        </div>
      </div>
      <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
        {t('profile.erase.start')}
      </Button>
      <EraseDialog user={user} open={open} onClose={() => setOpen(false)} />
    </AccountPart>
  );
}

interface EraseDialogProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

/** Asks for confirmation and requires the user to type their email address, to prevent accidental erasure. */
function EraseDialog({ user, open, onClose }: EraseDialogProps) {
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

/** Erases the user's account and ends the session. The home page then confirms it. */
function useErase(userId: string) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const erase = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call('eraseUser', { params: { userId } });
      session.clearErasedUser();
      toast.success(t('profile.erase.farewell'));
    } catch (thrown) {
      setFailure(errorText(thrown).detail);
      setBusy(false);
    }
  };
  return { erase, busy, failure };
}
