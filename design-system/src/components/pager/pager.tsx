import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './pager.module.css';

export interface PagerProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the landmark ("Pages"). */
  label: string;
  /** The pages to show; a gap in their numbers is drawn as one. */
  pages: readonly { number: number; href: string; current?: boolean }[];
  previous?: { label: string; href: string } | undefined;
  next?: { label: string; href: string } | undefined;
}

/** Links to the pages of a list. */
export const Pager = ({ label, pages, previous, next, className, ...rest }: PagerProps) => (
  <nav className={classNames(s.root, className)} aria-label={label} {...rest}>
    {previous && (
      <a className={s.page} href={previous.href} rel="prev">
        <Icon name="arrow-back" />
        <span className={s.word}>{previous.label}</span>
      </a>
    )}
    {pages.map((page, index) => (
      <span key={page.number} className={s.slot}>
        {index > 0 && page.number - (pages[index - 1]?.number ?? 0) > 1 && <span className={s.gap}>…</span>}
        <a className={s.page} href={page.href} aria-current={page.current ? 'page' : undefined}>
          {page.number}
        </a>
      </span>
    ))}
    {next && (
      <a className={s.page} href={next.href} rel="next">
        <span className={s.word}>{next.label}</span>
        <Icon name="arrow" />
      </a>
    )}
  </nav>
);
