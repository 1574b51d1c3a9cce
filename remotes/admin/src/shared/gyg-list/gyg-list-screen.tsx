import type { AnswerOf, GygState } from '@gyg/contract';
import { Button, EmptyState, ErrorState, ListFoot, Tabs } from '@gyg/design-system';
import { lastPage, Navigate, useFormat, useListFoot, useLoadFailure, useTopOn, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { ExportButton } from '../lists/export-button';
import { KeywordField } from '../lists/keyword-field';
import { type ChangeGygList, type GygList, type GygTab, gygListAddress, tabCounts } from './gyg-list';
import s from './gyg-list.module.css';

type Result = AnswerOf<'findHostedGygs'>;

export interface GygListScreenProps extends Omit<GygListBarProps, 'states'> {
  /** The page of the list; `isPlaceholderData` while it is of the last query. */
  query: { data: Result | undefined; error: Error | null; isPlaceholderData: boolean };
  onRetry: () => void;
  /** The loading table. */
  waiting: ReactNode;
  /** Shown if there are no gygs at all. */
  empty: ReactNode;
  /** The table. */
  children: (gygs: Result['gygs']) => ReactNode;
}

/** A list of gygs: tabs, search, the list as a file, and its table page by page. */
export function GygListScreen({ query, onRetry, waiting, empty, children, ...bar }: GygListScreenProps) {
  const loadFailure = useLoadFailure();
  const { data, error, isPlaceholderData } = query;
  const { path, list } = bar;
  return (
    <>
      <GygListBar {...bar} states={data?.facets?.states} />
      {error && data === undefined && <ErrorState {...loadFailure(error, onRetry)} />}
      {!error && data === undefined && waiting}
      {data !== undefined && (
        <GygResults
          path={path}
          list={list}
          result={data}
          stale={isPlaceholderData}
          empty={isFiltered(list) ? <NoMatch path={path} /> : empty}
        >
          {children(data.gygs)}
        </GygResults>
      )}
    </>
  );
}

/** Whether a list shows only some gygs, so that an empty one does not mean that there are none. */
const isFiltered = ({ tab, keyword }: GygList): boolean => tab !== 'all' || keyword !== '';

interface GygResultsProps {
  /** The path of the list's screen. */
  path: string;
  list: GygList;
  result: Result;
  /** Whether the result is of the last query, while the next one loads. */
  stale: boolean;
  /** Shown if there are no gygs. */
  empty: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** One page of a list of gygs, with the pager below it. A page that does not exist leads to the last one. */
function GygResults({ path, list, result, stale, empty, children }: GygResultsProps) {
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

/** Shown if no gyg fits the tab and the keyword, with a link to all gygs at `path`. */
function NoMatch({ path }: { path: string }) {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      title={t('gygList.nothingFound')}
      text={t('gygList.nothingFoundText')}
      actions={<Button href={path}>{t('gygList.showAll')}</Button>}
    />
  );
}

interface GygListBarProps extends GygTabsProps {
  onChange: ChangeGygList;
  /** Saves the whole list, not only the page, as a file. */
  save: () => Promise<void>;
}

/** Above a list of gygs: tabs, search, and the list as a file. */
function GygListBar({ save, list, onChange, ...tabs }: GygListBarProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={s.bar}>
      <GygTabs list={list} {...tabs} />
      <div className={s.tools}>
        <div className={s.search}>
          <KeywordField
            label={t('gygList.search')}
            value={list.keyword}
            onSearch={(keyword) => onChange({ keyword }, { replace: true })}
          />
        </div>
        <ExportButton save={save} />
      </div>
    </div>
  );
}

interface GygTabsProps {
  /** The path of the list's screen. */
  path: string;
  list: GygList;
  tabs: readonly GygTab[];
  /** How many gygs each state has with the same keyword; undefined while loading. */
  states: Readonly<Partial<Record<GygState, number>>> | undefined;
}

/** Tabs for the states, with the number of gygs in each. */
function GygTabs({ path, list, tabs, states }: GygTabsProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const counts = states && tabCounts(states);
  return (
    <Tabs
      label={t('gygList.status')}
      items={tabs.map((tab) => ({
        label: t(`gygList.tabs.${tab}`),
        href: gygListAddress(path, { ...list, tab, page: 1 }),
        current: tab === list.tab,
        count: counts && number(counts[tab]),
      }))}
    />
  );
}
