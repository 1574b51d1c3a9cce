import { Button } from '@gyg/design-system';
import { isSignedIn, paths, useLocation, useSession, useTranslation } from '@gyg/platform';
import { cutName } from './navigation-model';
import { NotificationBell } from './notification-bell';
import s from './person-links.module.css';

/**
 * Who one is and what follows from it (specification 2.2): log in; or notifications, one's name, the way
 * between one's own and an organisation's view, and out. On phones the names move into the menu.
 */
export function PersonLinks({ place }: { place: 'header' | 'menu' }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const session = useSession((whole) => whole);
  if (session.status === 'starting') return null;
  if (!isSignedIn(session)) {
    const target = pathname === paths.home() || pathname.startsWith('/login') ? {} : { target: pathname + search };
    return (
      <Button href={paths.login(target)} size="sm" className={place === 'menu' ? s.menuButton : s.login}>
        {t('login')}
      </Button>
    );
  }
  const asAdmin = session.loginRole === 'ADMIN';
  return (
    <div className={s.links} data-place={place}>
      {place === 'header' && <NotificationBell count={session.notificationCount} />}
      <div className={s.names}>
        {asAdmin ? (
          <>
            <span className={s.name}>{t('adminAt', { name: cutName(session.organizationName) })}</span>
            <a className={s.link} href={paths.switchToUser()}>
              {t('switchToUser', { name: cutName(session.profileName) })}
            </a>
          </>
        ) : (
          <>
            <a className={s.name} href={paths.myBookings()}>
              {session.profileName}
            </a>
            {session.organizationAdmin && (
              <a className={s.link} href={paths.switchToAdmin()}>
                {t('switchToAdmin')}
              </a>
            )}
          </>
        )}
        <a className={s.link} href={paths.logout()}>
          {t('logout')}
        </a>
      </div>
    </div>
  );
}
