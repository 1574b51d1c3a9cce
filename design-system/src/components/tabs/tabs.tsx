import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { classNames } from '../../class-names';
import s from './tabs.module.css';

export interface TabItem {
  label: string;
  href: string;
  current?: boolean | undefined;
  /** The number of items, as a number or formatted. */
  count?: number | string | undefined;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the landmark ("Status"). */
  label: string;
  items: readonly TabItem[];
}

/** Scrolls the list itself and never the page, which `scrollIntoView` might. */
const showCurrent = (list: HTMLElement) => {
  const place = list.getBoundingClientRect();
  const tab = list.querySelector('[aria-current]')?.getBoundingClientRect();
  if (tab === undefined) return;
  if (tab.right > place.right) list.scrollLeft += tab.right - place.right;
  else if (tab.left < place.left) list.scrollLeft -= place.left - tab.left;
};

/**
 * Links that look like tabs: the URL determines the current one. Scrolls sideways on phones, so that the current one is
 * visible.
 */
export const Tabs = ({ label, items, className, ...rest }: TabsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current);
  const shown = current && `${current.label} ${current.count ?? ''}`;
  useEffect(() => {
    if (shown !== undefined && list.current) showCurrent(list.current);
  }, [shown]);
  return (
    <nav className={classNames(s.root, className)} aria-label={label} {...rest}>
      <ul ref={list} className={s.list}>
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
};
