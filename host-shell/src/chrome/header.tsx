import { AppHeader, Logo, NavDrawer, NavLinks } from '@gyg/design-system';
import { paths, useLanguage, useLocation, useSession, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import type { RemoteTable } from '../remotes/registry';
import { LanguageButton } from './language-button';
import { MenuLinks } from './menu-links';
import { navigationEntries } from './navigation-model';
import { PersonLinks } from './person-links';
import { ThemeButton } from './theme-button';

/** The end of the header: user links, theme and language. */
function HeaderActions() {
  return (
    <>
      <PersonLinks />
      <ThemeButton place="header" />
      <LanguageButton />
    </>
  );
}

/** The header: the role's navigation, user links, language and theme. On phones a drawer holds the navigation. */
export function Header({ table }: { table: RemoteTable }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const language = useLanguage();
  const session = useSession((whole) => whole);
  const [menuOpen, setMenuOpen] = useState(false);
  const itemsOf = (place: 'bar' | 'menu') =>
    navigationEntries(table, session, place).map((entry) => ({
      label: entry.labels[language],
      href: entry.path,
      current: entry.path === pathname,
    }));
  return (
    <>
      <AppHeader
        logo={<Logo href={paths.home()} label={t('logo')} />}
        navigation={<NavLinks label={t('navigation')} items={itemsOf('bar')} />}
        actions={<HeaderActions />}
        menuLabel={t('menu.open')}
        menuOpen={menuOpen}
        onMenuOpen={() => setMenuOpen(true)}
      />
      <NavDrawer
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        title={t('menu.title')}
        closeLabel={t('menu.close')}
      >
        <NavLinks label={t('navigation')} items={itemsOf('menu')} direction="column" />
        <MenuLinks />
      </NavDrawer>
    </>
  );
}
