import { Button } from '@gyg/design-system';
import { FormPage } from '@gyg/design-system/forms';
import { paths, usePageTitle, useTranslation } from '@gyg/platform';
import { NewPasswordForm } from '../../features/password-reset';
import { OwnAccounts } from '../../features/sign-in';
import { DemoMailbox } from '../../shared/demo-mailbox';
import { useCarried } from '../../shared/use-carried';

/** Sets a new password with the code that was sent. */
export function NewPasswordPage() {
  const { t } = useTranslation('public');
  const carried = useCarried();
  usePageTitle(t('account.newPassword.title'));
  return (
    <FormPage
      title={t('account.newPassword.title')}
      lead={t('account.newPassword.lead')}
      foot={
        <Button variant="quiet" href={paths.login(carried)}>
          {t('account.verify.toLogin')}
        </Button>
      }
    >
      <OwnAccounts>
        <DemoMailbox />
        <NewPasswordForm />
      </OwnAccounts>
    </FormPage>
  );
}
