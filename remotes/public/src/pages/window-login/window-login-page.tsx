import { useOwnAccounts, useSearchParams, useTranslation } from '@gyg/platform';
import { PartnerWindow } from '../../features/partner-window';
import { LoginForm, StartSignIn } from '../../features/sign-in';
import { useCarried } from '../../shared/use-carried';

/** The login in the window of a partner's site, or of the lite app. Opened directly, it starts the login. */
export function WindowLoginPage() {
  const { t } = useTranslation('public');
  const [params] = useSearchParams();
  const carried = useCarried();
  const elsewhere = useOwnAccounts() === false;
  const interaction = params.get('interaction') ?? params.get('login');
  return (
    <PartnerWindow title={t('account.login.title')}>
      {interaction === null || elsewhere ? <StartSignIn {...carried} lite /> : <LoginForm interaction={interaction} />}
    </PartnerWindow>
  );
}
