import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { IconButton } from '../button/icon-button';
import s from './app-header.module.css';

/** Lets keyboard users skip the navigation and go to the page's `<main id>`. */
export const SkipLink = ({ className, ...rest }: ComponentPropsWithRef<'a'>) => (
  <a className={classNames(s.skip, className)} {...rest} />
);

export interface AppHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  logo: ReactNode;
  /** The main navigation (NavLinks); below 860 px it is hidden and the menu button is shown. */
  navigation?: ReactNode | undefined;
  /** At the end: notifications, language, theme, login. */
  actions?: ReactNode | undefined;
  menuLabel: string;
  menuOpen: boolean;
  onMenuOpen: () => void;
}

/** The header of every page. Its phone menu is a NavDrawer that the shell opens. */
export const AppHeader = (props: AppHeaderProps) => {
  const { logo, navigation, actions, menuLabel, menuOpen, onMenuOpen, className, ...rest } = props;
  return (
    <header className={classNames(s.root, className)} {...rest}>
      <div className={s.inner}>
        {logo}
        <div className={s.navigation}>{navigation}</div>
        <div className={s.actions}>
          {actions}
          <IconButton
            icon="menu"
            label={menuLabel}
            className={s.menu}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={onMenuOpen}
          />
        </div>
      </div>
    </header>
  );
};

export interface NavItem {
  label: string;
  href: string;
  current?: boolean | undefined;
}

export interface NavLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the landmark ("Main"). */
  label: string;
  items: readonly NavItem[];
  /** `column` in the phone menu. */
  direction?: 'row' | 'column' | undefined;
}

/** Navigation links; the current one has `aria-current="page"`. */
export const NavLinks = ({ label, items, direction = 'row', className, ...rest }: NavLinksProps) => (
  <nav className={className} aria-label={label} {...rest}>
    <ul className={s.links} data-direction={direction}>
      {items.map((item) => (
        <li key={item.href}>
          <a className={s.link} href={item.href} aria-current={item.current ? 'page' : undefined}>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
