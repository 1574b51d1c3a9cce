import { isSignedIn, paths, type Session, useSession, useTranslation } from '@gyg/platform';
import { GuestLinks } from './guest-links';
import { firstName } from './navigation-model';
import s from './person-links.module.css';
import { ThemeButton } from './theme-button';

/** The user links in the slide-out menu: all links of the header, and log out. */
export function MenuLinks() {
  const { t } = useTranslation('shell');
  const session = useSession((whole) => whole);
  const signedIn = isSignedIn(session);
  return (
    <>
      {signedIn && (
        <div className={s.links} data-place="menu">
          <SignedInLinks session={session} />
          <a className={s.link} href={paths.logout()}>
            {t('logout')}
          </a>
        </div>
      )}
      {!signedIn && session.status === 'ready' && <GuestLinks place="menu" />}
      <ThemeButton place="menu" />
    </>
  );
}

function SignedInLinks({ session }: { session: Session }) {
  const { t } = useTranslation('shell');
  const { organizationName, profileName, organizationAdmin, userId, notificationCount: count } = session;
  const bell = (
    <a className={s.link} href={paths.notifications()}>
      {t('notifications', { count })}
    </a>
  );
  if (session.loginRole === 'ADMIN')
    return (
      <>
        <span className={s.name}>{t('adminAt', { name: organizationName })}</span>
        {bell}
        <a className={s.link} href={paths.switchToUser()}>
          {t('backToUser', { name: firstName(profileName) })}
        </a>
        <a className={s.link} href={paths.user(userId)}>
          {profileName}
        </a>
      </>
    );
  return (
    <>
      <a className={s.name} href={paths.user(userId)}>
        {profileName}
      </a>
      {bell}
      {organizationAdmin && (
        <a className={s.link} href={paths.switchToAdmin()}>
          {t('switchToAdmin')}
        </a>
      )}
    </>
  );
}
