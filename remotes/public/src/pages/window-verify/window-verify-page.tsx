import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { PartnerWindow } from '../../features/partner-window';
import { OwnAccounts } from '../../features/sign-in';
import { VerifyForm } from '../../features/verification';
import { useAccountWays } from '../../shared/account-ways';
import { DemoMailbox } from '../../shared/demo-mailbox';

/** The code of a new account, in the window of a partner's site. */
export function WindowVerifyPage() {
  const { t } = useTranslation('public');
  return (
    <PartnerWindow title={t('account.verify.title')} lead={t('account.verify.lead')}>
      <OwnAccounts>
        <DemoMailbox />
        <VerifyForm />
      </OwnAccounts>
      <ChangeAddress />
    </PartnerWindow>
  );
}

function ChangeAddress() {
  const { t } = useTranslation('public');
  return (
    <Button variant="quiet" block href={useAccountWays().register({})}>
      {t('window.changeAddress')}
    </Button>
  );
}
