import { profileSizes } from '@gyg/contract/images';
import { Avatar, Menu } from '@gyg/design-system';
import { paths, useSession, useTranslation } from '@gyg/platform';
import { cutName, firstName } from './navigation-model';
import s from './person-links.module.css';

/**
 * The menu of admin mode, named after the organisation (specification 2.2): back to user mode, the user's profile and
 * log out. The menu itself shows the organisation's full name.
 */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const { organizationName, profileName, profileImage, userId } = useSession((whole) => whole);
  const links = [
    {
      id: 'back',
      label: t('backToUser', { name: cutName(firstName(profileName)) }),
      icon: 'swap' as const,
      href: paths.switchToUser(),
    },
    { id: 'profile', label: t('yourProfile'), note: profileName, icon: 'user' as const, href: paths.user(userId) },
    { id: 'out', label: t('logout'), icon: 'log-out' as const, href: paths.logout() },
  ];
  return (
    <Menu
      look="button"
      variant="quiet"
      className={s.account}
      label={t('adminAt', { name: cutName(organizationName) })}
      picture={
        <Avatar size="sm" seed={profileName} src={profileImage === '' ? undefined : profileSizes(profileImage).src} />
      }
      items={[{ id: 'account', heading: organizationName, items: links }]}
    />
  );
}
