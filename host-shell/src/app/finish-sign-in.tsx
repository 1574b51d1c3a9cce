import { Button, ErrorState, Page } from '@gyg/design-system';
import { isSignedIn, paths, toast, useNavigate, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import { openedByLink, SignInFailed, type SignInFailureReason, session } from '@gyg/platform/internal';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AreaLoading } from '../chrome/area-loading';

/** The first action, depending on the reason of the failure. */
function FirstWayOn({ reason, target }: { reason: SignInFailureReason; target: string | undefined }): ReactNode {
  const { t } = useTranslation('shell');
  if (reason === 'gone') return <Button href={paths.register()}>{t('signIn.register')}</Button>;
  return <Button href={paths.login(target === undefined ? {} : { target })}>{t('signIn.again')}</Button>;
}

/**
 * Completes a login after the return from the identity service. The first login redirects to the welcome page, later
 * ones to the target or home, each with a toast. A failed login shows the reason and offers an action. A user who is
 * already logged in and came by the back button is redirected to home.
 */
export function FinishSignIn() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const started = useRef(false);
  const [failure, setFailure] = useState<SignInFailed>();
  const isReady = useSession((state) => state.status === 'ready');
  const signedIn = useSession(isSignedIn);
  usePageTitle(t('signIn.title'));
  useEffect(() => {
    // The code can be redeemed only once, but effects run twice in development.
    if (started.current) return;
    started.current = true;
    session.completeSignIn().then(
      ({ userId, created, target }) => {
        const carry = target === undefined ? {} : { target };
        toast.success(t('signIn.success'));
        const to = created ? paths.welcome(userId, carry) : (target ?? paths.home());
        return navigate(to, { replace: true, state: openedByLink });
      },
      (thrown: unknown) =>
        setFailure(thrown instanceof SignInFailed ? thrown : new SignInFailed('failed', undefined, thrown)),
    );
  }, [navigate, t]);
  const here = failure !== undefined && signedIn;
  useEffect(() => {
    if (here) void navigate(failure?.target ?? paths.home(), { replace: true });
  }, [here, failure, navigate]);
  if (failure === undefined || here || !isReady) return <AreaLoading />;
  const { reason, target, detail } = failure;
  return (
    <Page padded>
      <ErrorState
        kind={reason === 'unreachable' ? 'offline' : 'error'}
        headingLevel={1}
        title={t(`signIn.${reason}`)}
        text={
          <>
            {t(`signIn.${reason}Text`)}
            {reason === 'failed' && (
              <>
                <br />
                <small>{detail}</small>
              </>
            )}
          </>
        }
        actions={
          <>
            <FirstWayOn reason={reason} target={target} />
            <Button variant="secondary" href={paths.home()}>
              {t('signIn.asGuest')}
            </Button>
          </>
        }
      />
    </Page>
  );
}
