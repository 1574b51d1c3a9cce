import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { CountBadge } from '../count-badge/count-badge';
import { Icon } from '../icon/icon';
import s from './side-nav.module.css';

export interface SideNavItem {
  label: string;
  href: string;
  icon: IconName;
  current?: boolean | undefined;
  /** How many tasks are open there, formatted, and the words for screen readers ("3 waiting"). */
  waiting?: { count: string; label: string } | undefined;
}

export interface SideNavGroup {
  title: string;
  items: readonly SideNavItem[];
}

export interface SideNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the landmark ("Organisation"). */
  label: string;
  /** Shown above the groups: the organisation's logo and name. */
  head?: ReactNode | undefined;
  groups: readonly SideNavGroup[];
}

/** The navigation of an area with many pages: groups of links with icons and the number of open tasks. */
export const SideNav = ({ label, head, groups, className, ...rest }: SideNavProps) => {
  const id = useId();
  return (
    <nav className={classNames(s.root, className)} aria-label={label} {...rest}>
      {head && <div className={s.head}>{head}</div>}
      {groups.map(({ title, items }, index) => (
        <div key={title}>
          <p id={`${id}-${index}`} className={s.title}>
            {title}
          </p>
          <ul className={s.list} aria-labelledby={`${id}-${index}`}>
            {items.map((item) => (
              <li key={item.href}>
                <SideNavLink {...item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};

const SideNavLink = ({ label, href, icon, current, waiting }: SideNavItem) => (
  <a className={s.link} href={href} aria-current={current ? 'page' : undefined}>
    <Icon name={icon} />
    <span className={s.label}>{label}</span> {waiting && <CountBadge {...waiting} />}
  </a>
);
