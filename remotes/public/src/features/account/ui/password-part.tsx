import type { User } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { useIssuerName } from '../model/use-issuer-name';
import { AccountPart } from './account-part';

/** A link to set a new password, or a note that another issuer manages it. */
export function PasswordPart({ user }: { user: User }) {
  const { t } = useTranslation('public');
  const issuer = useIssuerName();
  if (issuer !== undefined) {
    return (
      <AccountPart title={t('profile.account.password')}>
        <p>{t('profile.account.passwordElsewhere', { issuer })}</p>
      </AccountPart>
    );
  }
  const carry = user.email === undefined ? {} : { email: user.email };
  return (
    <AccountPart title={t('profile.account.password')} text={t('profile.account.passwordText')}>
      <Button variant="secondary" icon="lock" href={paths.resetPassword(carry)}>
        {t('profile.account.changePassword')}
      </Button>
    </AccountPart>
  );
}
