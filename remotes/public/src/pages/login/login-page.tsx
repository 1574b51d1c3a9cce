import { FormPage } from '@gyg/design-system/forms';
import {
  isSignedIn,
  Navigate,
  paths,
  useOwnAccounts,
  usePageTitle,
  useSearchParams,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { LoginForm, StartSignIn } from '../../features/sign-in';
import { FormSkeleton } from '../../shared/form-skeleton';
import { recallSignIn } from '../../shared/sign-in-memory';
import { useCarried } from '../../shared/use-carried';

/**
 * Signing in. Opened directly it starts the sign-in; the identity service leads back here with an
 * `interaction`, and then the form shows. Where another issuer keeps the accounts there is no form.
 * Who is signed in already goes to the target or home.
 */
export function LoginPage() {
  const { t } = useTranslation('public');
  const [params] = useSearchParams();
  const carried = useCarried();
  const interaction = params.get('interaction');
  const elsewhere = useOwnAccounts() === false;
  const waiting = useSession((session) => session.status === 'starting');
  const signedIn = useSession(isSignedIn);
  usePageTitle(t('account.login.title'));
  if (signedIn) {
    const wanted = interaction === null ? carried.target : recallSignIn().target;
    return <Navigate to={wanted ?? paths.home()} replace />;
  }
  return (
    <FormPage title={t('account.login.title')} lead={t('account.login.lead')}>
      {waiting ? (
        <FormSkeleton />
      ) : interaction === null || elsewhere ? (
        <StartSignIn {...carried} />
      ) : (
        <LoginForm interaction={interaction} />
      )}
    </FormPage>
  );
}
