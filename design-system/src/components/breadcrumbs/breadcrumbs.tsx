import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './breadcrumbs.module.css';

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the landmark ("You are here"). */
  label: string;
  /** The way here; the last one, without href, is this page. */
  items: readonly { label: string; href?: string }[];
}

/** The way from the top to this page. */
export const Breadcrumbs = ({ label, items, className, ...rest }: BreadcrumbsProps) => (
  <nav className={classNames(s.root, className)} aria-label={label} {...rest}>
    <ol className={s.list}>
      {items.map((item) => (
        <li key={item.label} className={s.item}>
          {item.href === undefined ? (
            <span aria-current="page">{item.label}</span>
          ) : (
            <a className={s.link} href={item.href}>
              {item.label}
            </a>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
