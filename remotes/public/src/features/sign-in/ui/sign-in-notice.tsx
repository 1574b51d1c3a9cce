import { Banner } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useEffect, useState } from 'react';
import { recallSignIn, rememberSignIn, type SignInNotice } from '../../../shared/sign-in-memory';

const looks = {
  confirmed: { tone: 'good', text: 'account.verify.success' },
  alreadyConfirmed: { tone: 'info', text: 'account.verify.already' },
  expired: { tone: 'info', text: 'account.login.expired' },
} as const satisfies Record<SignInNotice, { tone: 'good' | 'info'; text: string }>;

/** Says once why one is here: the address is confirmed, or the sign-in had to start anew. */
export function SignInNoticeBanner() {
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
