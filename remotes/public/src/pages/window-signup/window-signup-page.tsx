import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { PartnerWindow } from '../../features/partner-window';
import { OwnAccounts } from '../../features/sign-in';
import { SignUpForm } from '../../features/sign-up';
import { useAccountWays } from '../../shared/account-ways';
import { useCarried } from '../../shared/use-carried';

/** The sign-up in the window of a partner's site. */
export function WindowSignUpPage() {
  const { t } = useTranslation('public');
  return (
    <PartnerWindow title={t('account.register.title')}>
      <OwnAccounts create>
        <SignUpForm />
      </OwnAccounts>
      <ToLogin />
    </PartnerWindow>
  );
}

function ToLogin() {
  const { t } = useTranslation('public');
  const ways = useAccountWays();
  const { email } = useCarried();
  return (
    <Button variant="quiet" block href={ways.login(email === undefined ? {} : { email })}>
      {t('account.register.haveAccount')}
    </Button>
  );
}
