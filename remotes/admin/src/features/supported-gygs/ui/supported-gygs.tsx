import type { Gyg } from '@gyg/contract';
import { Button, EmptyState, ErrorState } from '@gyg/design-system';
import { Table } from '@gyg/design-system/tables';
import { paths, useLoadFailure, useTranslation } from '@gyg/platform';
import {
  fromTableSort,
  type GygList,
  GygListBar,
  GygResults,
  isFiltered,
  NoMatch,
  soonestFirst,
  toTableSort,
  useGygList,
} from '../../../shared/gyg-list';
import { orderNames } from '../../../shared/gyg-table';
import { saveSupportedGygs, useSupportedGygs } from '../api/find-supported-gygs';
import { useSupportedColumns } from './use-supported-columns';

const path = paths.supportedGygs();

/** Drafts of others are not public, so they have no tab. */
const tabs = ['all', 'upcoming', 'ongoing', 'finished'] as const;

/** Gygs of others that an organisation's people support in its name: tabs, search, table, pages. */
export function SupportedGygs({ organizationId }: { organizationId: string }) {
  const loadFailure = useLoadFailure();
  const { list, change } = useGygList(path);
  const { data, error, isPlaceholderData: stale, refetch } = useSupportedGygs(organizationId, list);
  return (
    <>
      <GygListBar
        path={path}
        list={list}
        tabs={tabs}
        states={data?.facets?.states}
        onChange={change}
        save={() => saveSupportedGygs(organizationId, list)}
      />
      {error && data === undefined && <ErrorState {...loadFailure(error, () => void refetch())} />}
      {!error && data === undefined && <SupportedSkeleton />}
      {data !== undefined && (
        <GygResults
          path={path}
          list={list}
          result={data}
          stale={stale}
          empty={isFiltered(list) ? <NoMatch path={path} /> : <NoSupportedGygs />}
        >
          <SupportedTable
            organizationId={organizationId}
            gygs={data.gygs}
            list={list}
            onSort={(sort) => change({ sort })}
            stale={stale}
          />
        </GygResults>
      )}
    </>
  );
}

/** Shown if the organisation has not been represented yet: how that happens, and a first step. */
function NoSupportedGygs() {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      title={t('supported.empty')}
      text={t('supported.emptyText')}
      actions={
        <>
          <Button href={paths.sendInvitations()}>{t('supported.invite')}</Button>
          <Button variant="secondary" href={paths.search()}>
            {t('supported.find')}
          </Button>
        </>
      }
    />
  );
}

interface SupportedTableProps {
  organizationId: string;
  gygs: readonly Gyg[];
  list: GygList;
  onSort: (sort: GygList['sort']) => void;
  /** Whether these are the rows of the last query, while the next ones load. */
  stale: boolean;
}

/** Gygs of others with the number of people who represent the organisation. On phones one card per gyg. */
function SupportedTable({ organizationId, gygs, list, onSort, stale }: SupportedTableProps) {
  const { t } = useTranslation('admin');
  return (
    <Table
      caption={t('supported.title')}
      captionHidden
      columns={useSupportedColumns(organizationId)}
      rows={gygs}
      rowKey={({ id }) => id}
      sorting={{
        sort: toTableSort(list.sort),
        onSortChange: (sort) => onSort(fromTableSort(sort)),
        label: t('table.sortBy'),
        otherOrders: [soonestFirst],
        orderLabel: (order) => t(orderNames(order)),
      }}
      stale={stale}
      dense
      stickyHead
    />
  );
}

/** The loading table: same columns, same heights. */
export function SupportedSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <Table
      caption={t('supported.title')}
      captionHidden
      columns={useSupportedColumns('')}
      rows={[]}
      rowKey={({ id }) => id}
      loading={{ label: t('table.loading'), rows: 8 }}
      dense
    />
  );
}
