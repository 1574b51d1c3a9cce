import { Button } from '@gyg/design-system';
import { useParams, useTranslation } from '@gyg/platform';
import { PartnerWindow } from '../../features/partner-window';
import { NewPasswordForm, ResetRequestForm } from '../../features/password-reset';
import { OwnAccounts } from '../../features/sign-in';
import { useAccountWays } from '../../shared/account-ways';
import { DemoMailbox } from '../../shared/demo-mailbox';

/** A forgotten password, in the window of a partner's site: asks for the address, or with it in the path for the code. */
export function WindowPasswordPage() {
  const { t } = useTranslation('public');
  const { email } = useParams();
  if (email === undefined) {
    return (
      <PartnerWindow title={t('account.reset.title')} lead={t('account.reset.lead')}>
        <ResetRequestForm />
        <ToLogin />
      </PartnerWindow>
    );
  }
  return (
    <PartnerWindow title={t('account.newPassword.title')} lead={t('account.newPassword.lead')}>
      <OwnAccounts>
        <DemoMailbox />
        <NewPasswordForm />
      </OwnAccounts>
      <ToLogin />
    </PartnerWindow>
  );
}

function ToLogin() {
  const { t } = useTranslation('public');
  return (
    <Button variant="quiet" block href={useAccountWays().login({})}>
      {t('account.verify.toLogin')}
    </Button>
  );
}
