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
  /** The pages to show; a gap in their numbers is shown as a gap. */
  pages: readonly { number: number; href: string; current?: boolean }[];
  /**
   * The first and last page: their numbers, and labels that name the end ("First page, 1"). They are shown beside the
   * pages if those do not include them, and stay on phones, which show fewer pages.
   */
  first?: PagerEnd | undefined;
  last?: PagerEnd | undefined;
  /** If the total is unknown: the current page ("Page 8"), between previous and next. */
  status?: ReactNode | undefined;
  previous?: { label: string; href: string } | undefined;
  next?: { label: string; href: string } | undefined;
}

/** Links to the pages of a list: all given ones; on phones those near the current page, and the ends. */
export const Pager = (props: PagerProps) => {
  const { label, pages, first, last, status, previous, next, className, ...rest } = props;
  const current = pages.find((page) => page.current)?.number;
  const lowest = pages[0]?.number ?? 1;
  const highest = pages.at(-1)?.number ?? 1;
  const isFar = (number: number) =>
    current !== undefined && Math.abs(number - current) > 1 && number !== first?.number && number !== last?.number;
  return (
    <nav
      className={classNames(s.root, className)}
      aria-label={label}
      data-numbered={current !== undefined || undefined}
      {...rest}
    >
      {previous && (
        <a className={s.page} href={previous.href} rel="prev">
          <Icon name="arrow-back" />
          <span className={s.word}>{previous.label}</span>
        </a>
      )}
      {first && first.number < lowest && (
        <>
          <End end={first} />
          {lowest - first.number > 1 ? <span className={s.gap}>…</span> : isFar(lowest) && <GapOnPhones />}
        </>
      )}
      {pages.map((page, index) => (
        <span key={page.number} className={s.slot}>
          {index > 0 && page.number - (pages[index - 1]?.number ?? 0) > 1 && <span className={s.gap}>…</span>}
          {last && page.number === last.number && isFar(page.number - 1) && <GapOnPhones />}
          <a
            className={s.page}
            href={page.href}
            aria-current={page.current ? 'page' : undefined}
            data-far={isFar(page.number) || undefined}
          >
            {page.number}
          </a>
          {first && page.number === first.number && isFar(page.number + 1) && <GapOnPhones />}
        </span>
      ))}
      {last && last.number > highest && (
        <>
          {last.number - highest > 1 ? <span className={s.gap}>…</span> : isFar(highest) && <GapOnPhones />}
          <End end={last} />
        </>
      )}
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

const End = ({ end }: { end: PagerEnd }) => (
  <a className={s.page} href={end.href} aria-label={end.label}>
    {end.number}
  </a>
);

/** Marks pages that phones do not show. */
const GapOnPhones = () => (
  <span className={s.gap} data-on="phones">
    …
  </span>
);
