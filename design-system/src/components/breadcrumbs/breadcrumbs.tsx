import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './breadcrumbs.module.css';

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the landmark ("You are here"). */
  label: string;
  /**
   * The steps from the top; the last one, without `href`, is the current page. Long titles are truncated; phones show
   * only the parent. `lang` is the language of a label that may differ from the page's.
   */
  items: readonly { label: string; href?: string; lang?: string }[];
}

/** The path from the home page to the current page. */
export const Breadcrumbs = ({ label, items, className, ...rest }: BreadcrumbsProps) => {
  const parent = items.findLast(({ href }) => href !== undefined);
  return (
    <nav className={classNames(s.root, className)} aria-label={label} {...rest}>
      <ol className={s.list}>
        {items.map((item) => (
          <li key={item.label} className={s.item} data-parent={item === parent || undefined}>
            {item.href === undefined ? (
              <span className={s.words} aria-current="page" title={item.label} lang={item.lang}>
                {item.label}
              </span>
            ) : (
              <a className={s.link} href={item.href}>
                {item === parent && <Icon className={s.back} name="arrow-back" size="sm" />}
                <span className={s.words} lang={item.lang}>
                  {item.label}
                </span>
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
