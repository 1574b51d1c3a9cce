import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './tabs.module.css';

export interface TabItem {
  label: string;
  href: string;
  current?: boolean | undefined;
  /** How many there are, formatted or as a number. */
  count?: number | string | undefined;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the landmark ("Status"). */
  label: string;
  items: readonly TabItem[];
}

/** Links that look like tabs: the URL holds which one is on. Scrolls sideways on phones. */
export const Tabs = ({ label, items, className, ...rest }: TabsProps) => (
  <nav className={classNames(s.root, className)} aria-label={label} {...rest}>
    <ul className={s.list}>
      {items.map((item) => (
        <li key={item.href}>
          <a className={s.tab} href={item.href} aria-current={item.current ? 'page' : undefined}>
            {item.label}
            {item.count !== undefined && <span className={s.count}> {item.count}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
