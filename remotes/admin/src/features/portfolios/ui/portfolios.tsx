import type { Portfolio } from '@gyg/contract';
import { Button, EmptyState, ErrorState, ListFoot, Menu, Stack } from '@gyg/design-system';
import { AvatarGroup } from '@gyg/design-system/details';
import { RowLines, RowName, RowNameSkeleton, RowNote, Table, type TableColumn } from '@gyg/design-system/tables';
import {
  lastPage,
  Navigate,
  pageFrom,
  paths,
  toast,
  useErrorText,
  useListFoot,
  useLoadFailure,
  useMutation,
  useSearchParams,
  useTranslation,
} from '@gyg/platform';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { KeepFocus } from '../../../shared/kept-focus';
import { deletePortfolio, useMemberships, useOwnPortfolios, useRefreshPortfolios } from '../api/portfolio-calls';
import { Memberships } from './memberships';
import s from './portfolios.module.css';

/** An organisation's own portfolios, and those of others that show it: those are above, so the own ones wait for them. */
export function Portfolios({ organizationId }: { organizationId: string }) {
  const { isPending } = useMemberships(organizationId);
  return (
    <>
      {isPending && <OwnSkeleton />}
      <div hidden={isPending}>
        <Stack gap={6}>
          <Memberships organizationId={organizationId} />
          <OwnPortfolios organizationId={organizationId} />
        </Stack>
      </div>
    </>
  );
}

const address = (page: number) => (page === 1 ? paths.portfolios() : `${paths.portfolios()}?page=${page}`);

/** The portfolios of the organisation: name, organisations, numbers. */
function OwnPortfolios({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const { data, error, isPlaceholderData: stale, refetch } = useOwnPortfolios(organizationId, page);
  const columns = usePortfolioColumns();
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <OwnSkeleton />;
  const { portfolios, total, pageSize } = data;
  const last = lastPage(total, pageSize);
  if (page > last && !stale) return <Navigate to={address(last)} replace />;
  return (
    <section aria-labelledby="own-portfolios">
      <h2 id="own-portfolios" className={s.heading}>
        {t('portfolios.own')}
      </h2>
      {total === 0 ? (
        <EmptyState headingLevel={3} title={t('portfolios.empty')} text={t('portfolios.emptyText')} />
      ) : (
        <>
          <Table
            caption={t('portfolios.own')}
            captionHidden
            columns={columns}
            dense
            rows={portfolios}
            rowKey={({ id }) => id}
            stale={stale}
          />
          <ListFoot {...foot(data, address)} />
        </>
      )}
    </section>
  );
}

/** The loading list of own portfolios: same columns, same heights. */
function OwnSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <section>
      <h2 className={s.heading}>{t('portfolios.own')}</h2>
      <Table
        caption={t('portfolios.own')}
        captionHidden
        columns={usePortfolioColumns()}
        dense
        rows={[]}
        rowKey={({ id }) => id}
        loading={{ label: t('portfolios.loading'), rows: 3 }}
      />
    </section>
  );
}

/** The loading page. Most organisations are in no portfolio of others, so only its own have a place. */
export const PortfoliosSkeleton = () => <OwnSkeleton />;

/** The columns of the organisation's portfolios. */
function usePortfolioColumns(): TableColumn<Portfolio>[] {
  const { t } = useTranslation('admin');
  return [
    {
      kind: 'name',
      key: 'name',
      header: t('portfolios.name'),
      cell: ({ id, name }) => <RowName title={name} href={paths.portfolio(id)} />,
      waiting: <RowNameSkeleton />,
    },
    {
      key: 'organizations',
      header: t('portfolios.organizations'),
      phone: 'full',
      cell: ({ organizations, waiting }) => (
        <RowLines>
          {organizations.length > 0 && (
            <AvatarGroup
              kind="organization"
              size="sm"
              label={t('portfolios.count', { count: organizations.length })}
              people={organizations.map(({ id, name, logo }) => ({ id, name, src: logo ?? undefined }))}
              moreLabel={(more) => t('portfolios.more', { count: more })}
            />
          )}
          <RowNote>
            {[
              t('portfolios.count', { count: organizations.length }),
              waiting > 0 && t('portfolios.waiting', { count: waiting }),
            ]
              .filter((part) => part !== false)
              .join(', ')}
          </RowNote>
        </RowLines>
      ),
    },
    {
      kind: 'actions',
      key: 'actions',
      header: t('table.actions'),
      phone: 'full',
      cell: (portfolio) => (
        <span className={s.actions}>
          <Button
            size="sm"
            variant="secondary"
            icon="chart"
            href={paths.insights(portfolio.id)}
            aria-label={t('portfolios.insightsOf', { name: portfolio.name })}
          >
            {t('portfolios.insights')}
          </Button>
          <PortfolioMenu portfolio={portfolio} />
        </span>
      ),
    },
  ];
}

/** Opens a portfolio to change it, or deletes it after asking. */
function PortfolioMenu({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const refresh = useRefreshPortfolios();
  const [asking, setAsking] = useState(false);
  const { id, name } = portfolio;
  const removal = useMutation({
    mutationFn: () => deletePortfolio(id),
    onSuccess: async () => {
      setAsking(false);
      toast.success(t('portfolios.delete.done', { name }));
      await refresh();
    },
    onError: (error) => toast.error(errorText(error).text),
  });
  return (
    <>
      <KeepFocus>
        <Menu
          label={t('portfolios.actions', { name })}
          items={[
            { id: 'edit', label: t('portfolios.edit'), icon: 'edit', href: paths.portfolio(id) },
            {
              id: 'delete',
              label: t('portfolios.delete.action'),
              icon: 'trash',
              tone: 'danger',
              onSelect: () => setAsking(true),
            },
          ]}
        />
      </KeepFocus>
      <ConfirmDialog
        open={asking}
        title={t('portfolios.delete.title', { name })}
        confirm={t('portfolios.delete.confirm')}
        progress={removal.isPending ? { done: 0, total: 1 } : undefined}
        onConfirm={() => removal.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t('portfolios.delete.text')}</p>
      </ConfirmDialog>
    </>
  );
}
