import { call, session, toast, useErrorText, useTranslation } from '@gyg/platform';
import { useState } from 'react';

/** Erases the user's account and ends the session. The home page then confirms it. */
export function useErase(userId: string) {
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
