import { Button, ErrorState } from '@gyg/design-system';
import { paths, session, useLoadFailure, useLoginRequired, useTranslation } from '@gyg/platform';
import { useCallback, useEffect, useState } from 'react';
import { FormSkeleton } from '../../../shared/form-skeleton';
import { recallSignIn, rememberSignIn } from '../../../shared/sign-in-memory';
import { type Carried, carry } from '../../../shared/use-carried';

export interface StartSignInProps extends Carried {
  /** Requests the issuer's sign-up page, if it has one. */
  create?: boolean;
  /** Requests the form of the lite app, without navigation. */
  lite?: boolean;
}

/** Starts the login immediately. The browser goes to the identity service and returns to the form. */
export function StartSignIn({ email, target, create = false, lite = false }: StartSignInProps) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const required = useLoginRequired();
  const [thrown, setThrown] = useState<unknown>();
  const start = useCallback(() => {
    setThrown(undefined);
    const notice = recallSignIn().notice ?? (required ? 'loginRequired' : undefined);
    rememberSignIn({ ...carry(email, target), ...(notice === undefined ? {} : { notice }) });
    const options = { ...(create && { create }), ...(lite && { lite }) };
    const started = create || lite ? session.signIn(target, options) : session.signIn(target);
    started.catch(setThrown);
  }, [email, target, create, lite, required]);
  const isBlocked = !session.canSignIn();
  useEffect(() => {
    if (!isBlocked) start();
  }, [isBlocked, start]);
  if (isBlocked) return <BlockedSignIn kept="storage" />;
  if (thrown !== undefined) return <ErrorState {...loadFailure(thrown, start)} />;
  return <FormSkeleton label={t('account.login.starting')} />;
}

interface BlockedSignInProps {
  /** What the browser does not keep: a login stored by the page, or the cookies of the way to the form. */
  kept: 'storage' | 'cookies';
}

/** Says why this browser cannot log in, and what to do. Without cookies the login has to be started again on the page before. */
export function BlockedSignIn({ kept }: BlockedSignInProps) {
  const { t } = useTranslation('public');
  return (
    <ErrorState
      kind="error"
      title={t('account.login.noStorage')}
      text={t(kept === 'cookies' ? 'account.login.noCookiesText' : 'account.login.noStorageText')}
      actions={
        <>
          {kept === 'storage' && <Button onClick={() => location.reload()}>{t('account.login.tryAgain')}</Button>}
          <Button variant="secondary" href={paths.home()}>
            {t('account.login.asGuest')}
          </Button>
        </>
      }
    />
  );
}
