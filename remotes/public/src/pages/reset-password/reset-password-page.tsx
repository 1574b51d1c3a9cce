import { Button } from '@gyg/design-system';
import { FormPage } from '@gyg/design-system/forms';
import { paths, usePageTitle, useTranslation } from '@gyg/platform';
import { ResetRequestForm } from '../../features/password-reset';
import { OwnAccounts } from '../../features/sign-in';
import { useCarried } from '../../shared/use-carried';

/** Forgotten password: asks for the email address to send the code to. */
export function ResetPasswordPage() {
  const { t } = useTranslation('public');
  const carried = useCarried();
  usePageTitle(t('account.reset.title'));
  return (
    <FormPage
      title={t('account.reset.title')}
      lead={t('account.reset.lead')}
      foot={
        <Button variant="quiet" href={paths.login(carried)}>
          {t('account.verify.toLogin')}
        </Button>
      }
    >
      <OwnAccounts>
        <ResetRequestForm />
      </OwnAccounts>
    </FormPage>
  );
}
