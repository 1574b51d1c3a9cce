import { Button } from '@gyg/design-system';
import { paths, usePageTitle, useTranslation } from '@gyg/platform';
import { OwnAccounts } from '../../features/sign-in';
import { VerifyForm } from '../../features/verification';
import { DemoMailbox } from '../../shared/demo-mailbox';
import { FormPage } from '../../shared/form-page';
import { useCarried } from '../../shared/use-carried';

/** Confirming the e-mail address with the code that was sent (specification 2.14). */
export function VerifyPage() {
  const { t } = useTranslation('public');
  const carried = useCarried();
  usePageTitle(t('account.verify.title'));
  return (
    <FormPage title={t('account.verify.title')} lead={t('account.verify.lead')}>
      <OwnAccounts>
        <DemoMailbox />
        <VerifyForm />
        <Button variant="quiet" href={paths.login(carried)}>
          {t('account.verify.toLogin')}
        </Button>
      </OwnAccounts>
    </FormPage>
  );
}
