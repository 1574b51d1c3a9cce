import type { AnswerOf } from '@gyg/contract';
import { ListFoot } from '@gyg/design-system';
import { lastPage, Navigate, useListFoot, useTopOn } from '@gyg/platform';
import type { ReactNode } from 'react';
import { type GygList, gygListAddress } from './gyg-list';
import s from './gyg-list.module.css';

export interface GygResultsProps {
  /** The path of the list's screen. */
  path: string;
  list: GygList;
  result: AnswerOf<'findHostedGygs'>;
  /** Whether the result is of the last query, while the next one loads. */
  stale: boolean;
  /** Shown if there are no gygs. */
  empty: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** One page of a list of gygs, with the pager below it. A page that does not exist leads to the last one. */
export function GygResults({ path, list, result, stale, empty, children }: GygResultsProps) {
  const foot = useListFoot();
  const top = useTopOn<HTMLDivElement>(list.page);
  const { gygs, total, pageSize } = result;
  const href = (to: number) => gygListAddress(path, { ...list, page: to });
  const last = lastPage(total, pageSize);
  if (list.page > last && !stale) return <Navigate to={href(last)} replace />;
  if (gygs.length === 0) return empty;
  return (
    <div ref={top} tabIndex={-1} className={s.results} aria-busy={stale}>
      {children}
      <ListFoot {...foot(result, href)} />
    </div>
  );
}
