import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import s from './list-detail.module.css';

export interface ListDetailItem {
  href: string;
  title: ReactNode;
  /** A line below the title ("6 gygs, changed today"). */
  note?: ReactNode | undefined;
  /** A small picture or an Avatar before the text; decoration. */
  media?: ReactNode | undefined;
  /** A Badge or CountBadge at the end. */
  aside?: ReactNode | undefined;
  current?: boolean | undefined;
  /** Its detail is shown although the address names none: looks current where the detail is beside the list. */
  shown?: boolean | undefined;
}

export interface ListDetailProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the list ("Your catalogues"). */
  label: string;
  items: readonly ListDetailItem[];
  /** Below the list: a Pager. */
  foot?: ReactNode | undefined;
  /** The detail of the current item. */
  children: ReactNode;
}

/**
 * A list of things, each with its own URL, and the detail of one beside it; up to 860 px the list is above the detail.
 */
export const ListDetail = ({ label, items, foot, className, children, ...rest }: ListDetailProps) => (
  <div className={classNames(s.root, className)} {...rest}>
    <nav className={s.nav} aria-label={label}>
      <ul className={s.list}>
        {items.map((item) => (
          <li key={item.href}>
            <a
              className={s.item}
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              data-shown={item.shown || undefined}
            >
              {item.media && (
                <span className={s.media} aria-hidden="true">
                  {item.media}
                </span>
              )}
              <span className={s.words}>
                <span className={s.title}>{item.title}</span>
                {item.note && ' '}
                {item.note && <span className={s.note}>{item.note}</span>}
              </span>
              {item.aside}
            </a>
          </li>
        ))}
      </ul>
      {foot && <div className={s.foot}>{foot}</div>}
    </nav>
    <div className={s.detail}>{children}</div>
  </div>
);
