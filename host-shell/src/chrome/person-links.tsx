import { profileSizes } from '@gyg/contract/images';
import { Avatar } from '@gyg/design-system';
import { isSignedIn, paths, useSession, useTranslation } from '@gyg/platform';
import { lazy, Suspense } from 'react';
import { GuestLinks } from './guest-links';
import { NotificationBell } from './notification-bell';
import s from './person-links.module.css';

// Only in admin mode: guests do not load it.
const AccountMenu = lazy(() => import('./account-menu').then((file) => ({ default: file.AccountMenu })));

/**
 * The user links in the header: log in; or notifications, profile, the switch to admin mode and log out; or in admin
 * mode a menu. On phones the bell and the login stay, and the rest is in the slide-out menu.
 */
export function PersonLinks() {
  const { t } = useTranslation('shell');
  const session = useSession((whole) => whole);
  if (session.status === 'starting') return null;
  if (!isSignedIn(session)) return <GuestLinks place="header" />;
  const picture = (
    <Avatar
      size="sm"
      seed={session.profileName}
      src={session.profileImage === '' ? undefined : profileSizes(session.profileImage).src}
    />
  );
  // All or nothing: the menu of admin mode would move the bell if it came after it.
  return (
    <Suspense fallback={null}>
      <div className={s.links} data-place="header">
        <NotificationBell count={session.notificationCount} />
        <div className={s.names}>
          {session.loginRole === 'ADMIN' ? (
            <AccountMenu picture={picture} />
          ) : (
            <>
              <a className={s.name} href={paths.user(session.userId)} title={session.profileName}>
                {picture}
                <span className={s.cut}>{session.profileName}</span>
              </a>
              {session.organizationAdmin && (
                <a className={s.link} href={paths.switchToAdmin()}>
                  {t('switchToAdmin')}
                </a>
              )}
              <a className={s.out} href={paths.logout()}>
                {t('logout')}
              </a>
            </>
          )}
        </div>
      </div>
    </Suspense>
  );
}
