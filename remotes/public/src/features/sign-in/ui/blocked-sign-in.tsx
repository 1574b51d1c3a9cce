import { Button, ErrorState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

export interface BlockedSignInProps {
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
