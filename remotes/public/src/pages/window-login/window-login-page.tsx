import { useSearchParams, useTranslation } from '@gyg/platform';
import { PartnerWindow } from '../../features/partner-window';
import { LoginForm } from '../../features/sign-in';

/** The login in the window of a partner's site. */
export function WindowLoginPage() {
  const { t } = useTranslation('public');
  const [params] = useSearchParams();
  return (
    <PartnerWindow title={t('account.login.title')}>
      <LoginForm interaction={params.get('interaction') ?? ''} />
    </PartnerWindow>
  );
}
