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
import { BlockedSignIn, LoginForm, StartSignIn } from '../../features/sign-in';
import { FormSkeleton } from '../../shared/form-skeleton';
import { recallSignIn } from '../../shared/sign-in-memory';
import { useCarried } from '../../shared/use-carried';

/**
 * The login page. Opened directly, it starts the login. The identity service redirects back here with an `interaction`,
 * and then the form is shown, or that the browser blocks cookies. If another issuer manages the accounts, there is no
 * form. Logged-in users are redirected to the target or home.
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
    const target = interaction === null ? carried.target : recallSignIn().target;
    return <Navigate to={target ?? paths.home()} replace />;
  }
  return (
    <FormPage title={t('account.login.title')} lead={t('account.login.lead')}>
      {waiting ? (
        <FormSkeleton />
      ) : interaction === null || elsewhere ? (
        <StartSignIn {...carried} />
      ) : params.get('cookies') === 'blocked' ? (
        <BlockedSignIn kept="cookies" />
      ) : (
        <LoginForm interaction={interaction} />
      )}
    </FormPage>
  );
}
