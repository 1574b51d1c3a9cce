import { Menu } from '@gyg/design-system';
import { paths, useSession, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { cutName, firstName } from './navigation-model';
import s from './person-links.module.css';

export interface AccountMenuProps {
  /** The organisation's name, cut to fit the header. */
  label: string;
  /** The user's picture. */
  picture: ReactNode;
}

/**
 * The menu of admin mode, named after the organisation (specification 2.2): back to user mode, the user's profile and
 * log out. The menu itself shows the organisation's full name.
 */
export function AccountMenu({ label, picture }: AccountMenuProps) {
  const { t } = useTranslation('shell');
  const { organizationName, profileName, userId } = useSession((whole) => whole);
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
      label={label}
      picture={picture}
      items={[{ id: 'account', heading: organizationName, items: links }]}
    />
  );
}
