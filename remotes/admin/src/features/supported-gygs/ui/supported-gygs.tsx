import type { Gyg } from '@gyg/contract';
import { Button, Cluster, Dialog, EmptyState, Tag } from '@gyg/design-system';
import { RowFigure, RowNameSkeleton, Table, type TableColumn } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import {
  fromTableSort,
  type GygList,
  GygListScreen,
  soonestFirst,
  toTableSort,
  useGygList,
} from '../../../shared/gyg-list';
import { GygDate, GygName, GygStatus, orderNames } from '../../../shared/gyg-table';
import { LabelsInput } from '../../../shared/labels';
import { saveSupportedGygs, useSupportedGygs } from '../api/find-supported-gygs';

const path = paths.supportedGygs();

/** Drafts of others are not public, so they have no tab. */
const tabs = ['all', 'upcoming', 'ongoing', 'finished'] as const;

/** Gygs of others that an organisation's people support in its name: tabs, search, table, pages. */
export function SupportedGygs({ organizationId }: { organizationId: string }) {
  const { list, change } = useGygList(path);
  const supported = useSupportedGygs(organizationId, list);
  return (
    <GygListScreen
      path={path}
      list={list}
      tabs={tabs}
      onChange={change}
      save={() => saveSupportedGygs(organizationId, list)}
      query={supported}
      onRetry={() => void supported.refetch()}
      waiting={<SupportedSkeleton />}
      empty={<NoSupportedGygs />}
    >
      {(gygs) => (
        <SupportedTable
          organizationId={organizationId}
          gygs={gygs}
          list={list}
          onSort={(sort) => change({ sort })}
          stale={supported.isPlaceholderData}
        />
      )}
    </GygListScreen>
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

/** The columns of the gygs that an organisation supports, with its own labels. `start` and `title` are the keys to sort by. */
function useSupportedColumns(organizationId: string): TableColumn<Gyg>[] {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  return [
    {
      kind: 'name',
      key: 'title',
      header: t('table.title'),
      sortable: true,
      cell: (gyg) => <GygName gyg={gyg} href={paths.gyg(gyg.id)} withHost />,
      waiting: <RowNameSkeleton picture />,
    },
    { key: 'status', header: t('table.status'), folds: 'late', phone: 'half', cell: (gyg) => <GygStatus gyg={gyg} /> },
    {
      key: 'start',
      header: t('table.start'),
      sortable: true,
      phone: 'half',
      nowrap: true,
      cell: (gyg) => <GygDate gyg={gyg} />,
    },
    {
      kind: 'number',
      key: 'people',
      header: t('supported.people'),
      phone: 'half',
      cell: ({ represented = { people: 0, waiting: 0 } }) => (
        <RowFigure
          value={number(represented.people)}
          note={represented.waiting > 0 && t('supported.waiting', { count: represented.waiting })}
          tone="warn"
        />
      ),
    },
    {
      key: 'labels',
      header: t('labels.title'),
      folds: 'late',
      phone: 'full',
      cell: ({ tags = [] }) => (
        <Cluster>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Cluster>
      ),
    },
    {
      kind: 'actions',
      key: 'bookings',
      header: t('table.actions'),
      phone: 'full',
      cell: (gyg) => (
        <Cluster>
          <LabelGyg gyg={gyg} organizationId={organizationId} />
          <Button
            size="sm"
            variant="secondary"
            href={paths.deskMemberBookings(gyg.id)}
            aria-label={t('supported.bookingsOf', { title: gyg.title })}
          >
            {t('supported.bookings')}
          </Button>
        </Cluster>
      ),
    },
  ];
}

interface LabelGygProps {
  gyg: Gyg;
  organizationId: string;
}

/** Opens the organisation's labels of a gyg of the list. */
function LabelGyg({ gyg: { id, title, tags = [] }, organizationId }: LabelGygProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('supported.labelsOf', { title })}
        onClick={() => setOpen(true)}
      >
        {t('labels.title')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        size="sm"
        title={t('supported.labelsOf', { title })}
        closeLabel={t('confirm.close')}
        actions={<Button onClick={close}>{t('supported.labelsDone')}</Button>}
      >
        <LabelsInput gygId={id} organizationId={organizationId} labels={tags} />
      </Dialog>
    </>
  );
}
