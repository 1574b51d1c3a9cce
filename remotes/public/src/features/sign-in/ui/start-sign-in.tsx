import { ErrorState } from '@gyg/design-system';
import { session, useLoadFailure, useLoginRequired, useTranslation } from '@gyg/platform';
import { useCallback, useEffect, useState } from 'react';
import { FormSkeleton } from '../../../shared/form-skeleton';
import { recallSignIn, rememberSignIn } from '../../../shared/sign-in-memory';
import { type Carried, carry } from '../../../shared/use-carried';

export interface StartSignInProps extends Carried {
  /** Asks an issuer that can for its page for new accounts. */
  create?: boolean;
}

/** Starts the sign-in at once; the browser goes to the identity service and comes back to the form. */
export function StartSignIn({ email, target, create = false }: StartSignInProps) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const required = useLoginRequired();
  const [thrown, setThrown] = useState<unknown>();
  const start = useCallback(() => {
    setThrown(undefined);
    const notice = recallSignIn().notice ?? (required ? 'loginRequired' : undefined);
    rememberSignIn({ ...carry(email, target), ...(notice === undefined ? {} : { notice }) });
    (create ? session.signIn(target, { create }) : session.signIn(target)).catch(setThrown);
  }, [email, target, create, required]);
  useEffect(start, [start]);
  if (thrown !== undefined) return <ErrorState {...loadFailure(thrown, start)} />;
  return <FormSkeleton label={t('account.login.starting')} />;
}
