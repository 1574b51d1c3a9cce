import { Button, ErrorState } from '@gyg/design-system';
import { paths, usePageTitle, useTranslation } from '@gyg/platform';
import { completeSignIn } from '@gyg/platform/internal';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { AreaWaiting } from './area-waiting';

/** Ends a sign-in on its way back: the first leads to the welcome page, later ones to the target or home. */
export function FinishSignIn() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const started = useRef(false);
  const [failed, setFailed] = useState(false);
  usePageTitle(t('signIn.title'));
  useEffect(() => {
    // The code may be redeemed once; effects run twice in development.
    if (started.current) return;
    started.current = true;
    completeSignIn().then(
      ({ userId, created, target }) => {
        const carry = target === undefined ? {} : { target };
        return navigate(created ? paths.welcome(userId, carry) : (target ?? paths.home()), { replace: true });
      },
      () => setFailed(true),
    );
  }, [navigate]);
  if (!failed) return <AreaWaiting />;
  return (
    <ErrorState
      headingLevel={1}
      title={t('signIn.failed')}
      text={t('signIn.failedText')}
      actions={<Button href={paths.login()}>{t('signIn.again')}</Button>}
    />
  );
}
