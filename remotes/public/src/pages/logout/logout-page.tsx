import { Button } from '@gyg/design-system';
import { FormActions, FormPage } from '@gyg/design-system/forms';
import {
  isSignedIn,
  Navigate,
  paths,
  session,
  toast,
  useErrorText,
  usePageTitle,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { useState } from 'react';

/** Asks for confirmation, then logs out here and at the identity service. Guests are redirected to home. */
export function LogoutPage() {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const ready = useSession((state) => state.status === 'ready');
  const signedIn = useSession(isSignedIn);
  const [leaving, setLeaving] = useState(false);
  usePageTitle(t('account.logout.title'));
  if (ready && !signedIn) return <Navigate to={paths.home()} replace />;
  const leave = async () => {
    setLeaving(true);
    try {
      await session.signOut();
    } catch (thrown) {
      toast.error(t('account.logout.failed'), errorText(thrown).detail);
      setLeaving(false);
    }
  };
  return (
    <FormPage title={t('account.logout.title')} lead={t('account.logout.text')}>
      <FormActions>
        <Button variant="secondary" href={paths.home()}>
          {t('account.logout.stay')}
        </Button>
        <Button busy={leaving} icon="log-out" onClick={leave}>
          {t('account.logout.submit')}
        </Button>
      </FormActions>
    </FormPage>
  );
}
