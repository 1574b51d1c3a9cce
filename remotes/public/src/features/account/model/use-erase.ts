import { call, session, toast, useErrorText, useTranslation } from '@gyg/platform';
import { useState } from 'react';

/** Erases oneself; then nobody is signed in here any more, and home says farewell. */
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
