import { Button } from '@gyg/design-system';
import { FormPage } from '@gyg/design-system/forms';
import { isSignedIn, Navigate, paths, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import { OwnAccounts } from '../../features/sign-in';
import { VerifyForm } from '../../features/verification';
import { DemoMailbox } from '../../shared/demo-mailbox';
import { useCarried } from '../../shared/use-carried';

/**
 * Confirms the email address with the code that was sent. A logged-in user's address is already confirmed, so they are
 * redirected to the target or home.
 */
export function VerifyPage() {
  const { t } = useTranslation('public');
  const carried = useCarried();
  const signedIn = useSession(isSignedIn);
  usePageTitle(t('account.verify.title'));
  if (signedIn) return <Navigate to={carried.target ?? paths.home()} replace />;
  return (
    <FormPage
      title={t('account.verify.title')}
      lead={t('account.verify.lead')}
      foot={
        <Button variant="quiet" href={paths.login(carried)}>
          {t('account.verify.toLogin')}
        </Button>
      }
    >
      <OwnAccounts>
        <DemoMailbox />
        <VerifyForm />
      </OwnAccounts>
    </FormPage>
  );
}
