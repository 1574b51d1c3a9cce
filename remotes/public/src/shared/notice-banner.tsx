import { Banner } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useEffect, useState } from 'react';
import { recallSignIn, rememberSignIn, type SignInNotice } from './sign-in-memory';

const looks = {
  confirmed: { tone: 'good', text: 'account.verify.success' },
  alreadyConfirmed: { tone: 'info', text: 'account.verify.already' },
  expired: { tone: 'info', text: 'account.login.expired' },
  passwordChanged: { tone: 'good', text: 'account.newPassword.success' },
  exists: { tone: 'info', text: 'account.register.exists' },
  unconfirmed: { tone: 'info', text: 'account.login.unconfirmed' },
  unconfirmedReset: { tone: 'info', text: 'account.reset.unconfirmed' },
  loginRequired: { tone: 'info', text: 'account.login.required' },
  joining: { tone: 'info', text: 'membership.join.signInFirst' },
} as const satisfies Record<SignInNotice, { tone: 'good' | 'info'; text: string }>;

/** Shows once why the user is here: address confirmed, account exists, joining requires a login, or login restarted. */
export function NoticeBanner() {
  const { t } = useTranslation('public');
  const [notice] = useState(() => recallSignIn().notice);
  useEffect(() => {
    const { notice: _said, ...rest } = recallSignIn();
    rememberSignIn(rest);
  }, []);
  if (notice === undefined) return null;
  const { tone, text } = looks[notice];
  return (
    <Banner tone={tone} role="status">
      {t(text)}
    </Banner>
  );
}
