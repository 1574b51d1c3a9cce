import type { Portfolio } from '@gyg/contract';
import { EmptyState, ErrorState, ListFoot } from '@gyg/design-system';
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
import { usePortfolioOrganizations } from '../api/portfolio-organizations';
import s from './portfolio.module.css';
import { OrganizationsSkeleton } from './portfolio-skeleton';
import { useOrganizationColumns } from './use-organization-columns';

/** The organisations of a portfolio: in it, or asked to join. */
export function PortfolioOrganizations({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const { data, error, isPlaceholderData: stale, refetch } = usePortfolioOrganizations(portfolio.id, page);
  const columns = useOrganizationColumns(portfolio);
  const address = (to: number) => paths.portfolio(portfolio.id) + (to === 1 ? '' : `?page=${to}`);
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <OrganizationsSkeleton />;
  const { organizations, total, pageSize } = data;
  const last = lastPage(total, pageSize);
  if (page > last && !stale) return <Navigate to={address(last)} replace />;
  if (total === 0) {
    return <EmptyState title={t('portfolios.noOrganizations')} text={t('portfolios.noOrganizationsText')} />;
  }
  return (
    <section aria-labelledby="portfolio-organizations">
      <h2 id="portfolio-organizations" className={s.heading}>
        {t('portfolios.organizations')}
      </h2>
      <Table
        caption={t('portfolios.organizations')}
        captionHidden
        columns={columns}
        rows={organizations}
        rowKey={({ id }) => id}
        stale={stale}
        dense
      />
      <ListFoot {...foot(data, address)} />
    </section>
  );
}
