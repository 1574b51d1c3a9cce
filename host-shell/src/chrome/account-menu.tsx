import { Menu } from '@gyg/design-system';
import { paths, useSession, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { cutName, firstName } from './navigation-model';
import s from './person-links.module.css';

/**
 * The menu of admin mode, named after the organisation (specification 2.2): back to user mode, the user's profile and
 * log out. The menu itself shows the organisation's full name. `picture` is the user's.
 */
export function AccountMenu({ picture }: { picture: ReactNode }) {
  const { t } = useTranslation('shell');
  const { organizationName, profileName, userId } = useSession((whole) => whole);
  const links = [
    {
      id: 'back',
      label: t('backToUser', { name: cutName(firstName(profileName)) }),
      icon: 'swap' as const,
      href: paths.switchToUser(),
    },
    { id: 'profile', label: profileName, icon: 'user' as const, href: paths.user(userId) },
    { id: 'out', label: t('logout'), icon: 'log-out' as const, href: paths.logout() },
  ];
  return (
    <Menu
      look="button"
      variant="quiet"
      className={s.account}
      label={t('adminAt', { name: cutName(organizationName) })}
      picture={picture}
      items={[{ id: 'account', heading: organizationName, items: links }]}
    />
  );
}
