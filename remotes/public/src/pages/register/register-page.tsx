import { Button } from '@gyg/design-system';
import { FormPage } from '@gyg/design-system/forms';
import { isSignedIn, Navigate, paths, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import { OwnAccounts } from '../../features/sign-in';
import { SignUpForm } from '../../features/sign-up';
import { useCarried } from '../../shared/use-carried';

/** The sign-up page. Logged-in users are redirected to the target or home. */
export function RegisterPage() {
  const { t } = useTranslation('public');
  const carried = useCarried();
  const signedIn = useSession(isSignedIn);
  usePageTitle(t('account.register.title'));
  if (signedIn) return <Navigate to={carried.target ?? paths.home()} replace />;
  return (
    <FormPage
      title={t('account.register.title')}
      lead={t('account.register.lead')}
      foot={
        <Button variant="quiet" href={paths.login(carried)}>
          {t('account.register.haveAccount')}
        </Button>
      }
    >
      <OwnAccounts create>
        <SignUpForm />
      </OwnAccounts>
    </FormPage>
  );
}
