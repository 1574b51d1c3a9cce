import { Button } from '@gyg/design-system';
import { paths, useLocation, usePendingSignUp, useTranslation } from '@gyg/platform';
import s from './person-links.module.css';

/** The login link, which returns to this page. After sign-up also the link to confirm the email address. */
export function GuestLinks({ place }: { place: 'header' | 'menu' }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const pendingSignUp = usePendingSignUp();
  const stays = pathname === paths.home() || pathname.startsWith('/login');
  return (
    <div className={s.links} data-place={place}>
      {pendingSignUp?.confirmed === false && (
        <a className={s.link} href={paths.verify({ email: pendingSignUp.email })}>
          {t('confirmEmail')}
        </a>
      )}
      <Button
        href={paths.login(stays ? {} : { target: pathname + search })}
        size="sm"
        className={place === 'menu' ? s.menuButton : s.login}
      >
        {t('login')}
      </Button>
    </div>
  );
}
