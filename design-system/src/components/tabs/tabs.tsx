import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { showInList } from '../../behaviour/show-in-list';
import { classNames } from '../../class-names';
import { CountBadge } from '../count-badge/count-badge';
import s from './tabs.module.css';

export interface TabItem {
  label: string;
  href: string;
  current?: boolean | undefined;
  /** The number of items, as a number or formatted; `undefined` while it loads, which keeps its room. */
  count?: number | string | undefined;
  /** How many of them need an answer, as a number or formatted: on amber, after the count. At 0 nothing is shown. */
  waiting?: number | string | undefined;
  /** `waiting` with its meaning, for screen readers ("5 waiting"). */
  waitingLabel?: string | undefined;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the landmark ("Status"). */
  label: string;
  items: readonly TabItem[];
}

/**
 * Links that look like tabs: the URL determines the current one. Scrolls sideways on phones, so that the current one is
 * visible.
 */
export const Tabs = ({ label, items, className, ...rest }: TabsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current);
  const shown = current && `${current.label} ${current.count ?? ''} ${current.waiting ?? ''}`;
  useEffect(() => {
    if (shown !== undefined && list.current) showInList(list.current, list.current.querySelector('[aria-current]'));
  }, [shown]);
  return (
    <nav className={classNames(s.root, className)} aria-label={label} {...rest}>
      <ul ref={list} className={s.list}>
        {items.map((item) => (
          <li key={item.href}>
            <a className={s.tab} href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              {'count' in item && ' '}
              {'count' in item && <span className={s.count}>{item.count}</span>}
              <Waiting {...item} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Waiting = ({ waiting = 0, waitingLabel = String(waiting) }: TabItem) =>
  waiting === 0 ? null : (
    <>
      {' '}
      <CountBadge className={s.waiting} count={waiting} label={waitingLabel} />
    </>
  );
