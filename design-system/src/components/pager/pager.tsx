import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './pager.module.css';

export interface PagerEnd {
  number: number;
  href: string;
  label: string;
}

export interface PagerProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the landmark ("Pages"). */
  label: string;
  /** The pages to show; a gap in their numbers is drawn as one. */
  pages: readonly { number: number; href: string; current?: boolean }[];
  /** The ends, where the pages shown do not hold them: their numbers, and names that say which end ("First page, 1"). */
  first?: PagerEnd | undefined;
  last?: PagerEnd | undefined;
  /** Where it is not known how many pages there are: which one this is ("Page 8"), between the ways on and back. */
  status?: ReactNode | undefined;
  previous?: { label: string; href: string } | undefined;
  next?: { label: string; href: string } | undefined;
}

/** Links to the pages of a list: as many as are given, on phones those near the one on screen and the ends. */
export const Pager = (props: PagerProps) => {
  const { label, pages, first, last, status, previous, next, className, ...rest } = props;
  const current = pages.find((page) => page.current)?.number;
  const lowest = pages[0]?.number ?? 1;
  const highest = pages.at(-1)?.number ?? 1;
  return (
    <nav className={classNames(s.root, className)} aria-label={label} {...rest}>
      {previous && (
        <a className={s.page} href={previous.href} rel="prev">
          <Icon name="arrow-back" />
          <span className={s.word}>{previous.label}</span>
        </a>
      )}
      {first && first.number < lowest && <End end={first} gap={lowest - first.number > 1 ? 'after' : undefined} />}
      {pages.map((page, index) => (
        <span key={page.number} className={s.slot}>
          {index > 0 && page.number - (pages[index - 1]?.number ?? 0) > 1 && <span className={s.gap}>…</span>}
          <a
            className={s.page}
            href={page.href}
            aria-current={page.current ? 'page' : undefined}
            data-far={(current !== undefined && Math.abs(page.number - current) > 1) || undefined}
          >
            {page.number}
          </a>
        </span>
      ))}
      {last && last.number > highest && <End end={last} gap={last.number - highest > 1 ? 'before' : undefined} />}
      {status && <span className={s.status}>{status}</span>}
      {next && (
        <a className={s.page} href={next.href} rel="next">
          <span className={s.word}>{next.label}</span>
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
};

const End = ({ end, gap }: { end: PagerEnd; gap: 'before' | 'after' | undefined }) => (
  <span className={s.slot}>
    {gap === 'before' && <span className={s.gap}>…</span>}
    <a className={s.page} href={end.href} aria-label={end.label}>
      {end.number}
    </a>
    {gap === 'after' && <span className={s.gap}>…</span>}
  </span>
);
