import { EmptyState, ErrorState, ListFoot, Stack } from '@gyg/design-system';
import { Table } from '@gyg/design-system/tables';
import {
  lastPage,
  Navigate,
  pageFrom,
  paths,
  useListFoot,
  useLoadFailure,
  useSearchParams,
  useTranslation,
} from '@gyg/platform';
import { useMemberships, useOwnPortfolios } from '../api/portfolio-calls';
import { Memberships } from './memberships';
import s from './portfolios.module.css';
import { OwnSkeleton } from './portfolios-skeleton';
import { usePortfolioColumns } from './use-portfolio-columns';

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
