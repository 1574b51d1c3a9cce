import type { AnswerOf, OrganizationOrigin } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Banner, Button, EmptyState, ErrorState, Link, ListFoot, Menu, Stack } from '@gyg/design-system';
import { FormDialog, LiveSearchField } from '@gyg/design-system/forms';
import { RowName, RowNameSkeleton, Table, type TableColumn } from '@gyg/design-system/tables';
import {
  lastPage,
  Navigate,
  paths,
  toast,
  useErrorText,
  useFormat,
  useListFoot,
  useListInAddress,
  useLoadFailure,
  useTopOn,
  useTranslation,
} from '@gyg/platform';
import { type ReactNode, useState } from 'react';
import { useAllOrigins, useRemoveOrigin } from '../api/origin-calls';
import { originListAddress, readOriginList } from '../model/origin-list';
import { OriginDialog } from './origin-dialog';
import s from './partner-origins.module.css';

/** The origins of all organisations: search, table, and what can be done with each. */
export function PartnerOrigins() {
  const { t } = useTranslation('super-user');
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const { list, href, change } = useListInAddress(readOriginList, originListAddress);
  const { data, error, isPlaceholderData, refetch } = useAllOrigins(list);
  const top = useTopOn<HTMLDivElement>(list.page);
  if (data !== undefined && !isPlaceholderData) {
    const last = lastPage(data.total, data.pageSize);
    if (list.page > last) return <Navigate to={href({ page: last })} replace />;
  }
  return (
    <Stack gap={3} ref={top} tabIndex={-1}>
      <LiveSearchField
        maxLength={limits.keyword}
        label={t('origins.search')}
        clearLabel={t('origins.clear')}
        value={list.keyword}
        onSearch={(keyword) => change({ keyword }, { replace: true })}
      />
      {error && data === undefined && <ErrorState {...loadFailure(error, () => void refetch())} />}
      {!error && data === undefined && <OriginsSkeleton />}
      {data !== undefined && (
        <>
          <OriginTable data={data} searched={list.keyword !== ''} stale={isPlaceholderData} />
          {data.total > 0 && <ListFoot {...foot(data, (page) => href({ page }))} />}
        </>
      )}
    </Stack>
  );
}

interface OriginTableProps {
  data: AnswerOf<'listAllOrigins'>;
  searched: boolean;
  stale: boolean;
}

/** A page of origins, with a menu in each row. */
function OriginTable({ data: { origins, total, organizations }, searched, stale }: OriginTableProps) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const [changing, setChanging] = useState<OrganizationOrigin>();
  const [removing, setRemoving] = useState<OrganizationOrigin>();
  const columns = useOriginColumns((origin) => (
    <Menu
      label={t('origins.actionsFor', { origin: origin.origin, name: origin.organization.name })}
      items={[
        { id: 'change', label: t('origins.change'), icon: 'edit', onSelect: () => setChanging(origin) },
        {
          id: 'danger',
          items: [
            {
              id: 'remove',
              label: t('origins.remove'),
              icon: 'trash',
              tone: 'danger',
              onSelect: () => setRemoving(origin),
            },
          ],
        },
      ]}
    />
  ));
  const counts = {
    origins: t('origins.count', { count: total, number: number(total) }),
    organizations: t('origins.organizations', { count: organizations, number: number(organizations) }),
  };
  return (
    <>
      <p className={s.count} role="status">
        {t('origins.counts', counts)}
      </p>
      <Table
        caption={t('origins.list')}
        captionHidden
        columns={columns}
        rows={origins}
        rowKey={({ id }) => id}
        empty={<NoOrigins searched={searched} />}
        stale={stale}
      />
      {changing && <OriginDialog existing={changing} onClose={() => setChanging(undefined)} />}
      {removing && <RemoveOrigin origin={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

function NoOrigins({ searched }: { searched: boolean }) {
  const { t } = useTranslation('super-user');
  return (
    <EmptyState
      title={t(searched ? 'origins.noneFound' : 'origins.empty')}
      text={t(searched ? 'origins.noneFoundText' : 'origins.emptyText')}
      {...(searched && { actions: <Button href={paths.partnerOrigins()}>{t('origins.showAll')}</Button> })}
    />
  );
}

/** Says what removing an origin means, and removes it. */
function RemoveOrigin({ origin, onClose }: { origin: OrganizationOrigin; onClose: () => void }) {
  const { t } = useTranslation('super-user');
  const errorText = useErrorText();
  const remove = useRemoveOrigin();
  const about = { origin: origin.origin, name: origin.organization.name };
  const send = () =>
    remove.mutate(origin, {
      onSuccess: () => {
        toast.success(t('origins.removed', about));
        onClose();
      },
    });
  return (
    <FormDialog
      open
      size="sm"
      onClose={onClose}
      title={t('origins.removeTitle', about)}
      closeLabel={t('origins.close')}
      cancel={t('origins.cancel')}
      confirm={t('origins.remove')}
      tone="danger"
      busy={remove.isPending}
      waits
      careful
      onConfirm={send}
    >
      {remove.error && (
        <Banner tone="bad" role="alert">
          {errorText(remove.error).text}
        </Banner>
      )}
      <p>{t('origins.removeText', about)}</p>
    </FormDialog>
  );
}

/** The loading table: same columns, same heights. */
export function OriginsSkeleton() {
  const { t } = useTranslation('super-user');
  const columns = useOriginColumns(() => null);
  return (
    <Table
      caption={t('origins.list')}
      captionHidden
      columns={columns}
      rows={[]}
      rowKey={({ id }) => id}
      loading={{ label: t('origins.loading'), rows: 6 }}
    />
  );
}

const rightsOf = ({ mayLogIn, mayFrame }: OrganizationOrigin) =>
  mayLogIn && mayFrame ? 'both' : mayLogIn ? 'logIn' : 'frame';

/** The columns of origins; `menu` is what can be done with each. */
function useOriginColumns(menu: (origin: OrganizationOrigin) => ReactNode): TableColumn<OrganizationOrigin>[] {
  const { t } = useTranslation('super-user');
  const { date, dateTime } = useFormat();
  return [
    {
      kind: 'name',
      key: 'origin',
      header: t('origins.column.origin'),
      cell: ({ origin, addedByName, created }) => (
        <RowName
          title={<span className={s.mono}>{origin}</span>}
          notes={[t('origins.added', { name: addedByName ?? t('origins.someone'), date: date(created) })]}
        />
      ),
      waiting: <RowNameSkeleton />,
    },
    {
      key: 'organization',
      header: t('origins.column.organization'),
      phone: 'line',
      cell: ({ organization: { name, friendlyUrl } }) => (
        <Link variant="standalone" href={paths.organizationByName(friendlyUrl)}>
          {name}
        </Link>
      ),
    },
    {
      key: 'may',
      header: t('origins.column.may'),
      phone: 'line',
      cell: (origin) => t(`origins.${rightsOf(origin)}`),
    },
    {
      key: 'seen',
      header: t('origins.column.seen'),
      phone: 'line',
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? t('origins.never') : <time dateTime={lastSeenAt}>{dateTime(lastSeenAt)}</time>,
    },
    { kind: 'actions', key: 'actions', header: t('origins.column.actions'), cell: menu },
  ];
}
