import { VisuallyHidden } from '@gyg/design-system';
import { signIn, useTranslation } from '@gyg/platform';
import { useCallback, useEffect, useState } from 'react';
import { FormSkeleton } from '../../../shared/form-skeleton';
import { LoadFailure } from '../../../shared/load-failure';
import { recallSignIn, rememberSignIn, type SignInMemory } from '../../../shared/sign-in-memory';

/** Starts the sign-in at once; the browser goes to the identity service and comes back to the form. */
export function StartSignIn({ email, target }: Pick<SignInMemory, 'email' | 'target'>) {
  const { t } = useTranslation('public');
  const [thrown, setThrown] = useState<unknown>();
  const start = useCallback(() => {
    setThrown(undefined);
    const { notice } = recallSignIn();
    rememberSignIn({
      ...(email === undefined ? {} : { email }),
      ...(target === undefined ? {} : { target }),
      ...(notice === undefined ? {} : { notice }),
    });
    signIn(target).catch(setThrown);
  }, [email, target]);
  useEffect(start, [start]);
  if (thrown !== undefined) return <LoadFailure thrown={thrown} onRetry={start} />;
  return (
    <>
      <VisuallyHidden role="status">{t('account.login.starting')}</VisuallyHidden>
      <FormSkeleton />
    </>
  );
}
