import { Breadcrumbs, Button } from '@gyg/design-system';
import { paths, useParams, useTranslation } from '@gyg/platform';
import { Portfolio, PortfolioSkeleton } from '../../features/portfolio';
import { OrganizationScreen } from '../../shared/frame';
import { PortfolioFailure, usePortfolio } from '../../shared/portfolio';

/** `/admin/portfolios/:portfolioId`: the name and the organisations of a portfolio. */
export function PortfolioPage() {
  const { t } = useTranslation('admin');
  const { portfolioId = '' } = useParams();
  const { data, error, refetch } = usePortfolio(portfolioId);
  const title = data?.name ?? t('portfolios.one');
  return (
    <OrganizationScreen
      title={title}
      lead={t('portfolios.oneLead')}
      breadcrumbs={
        <Breadcrumbs
          label={t('portfolios.breadcrumbs')}
          items={[{ label: t('portfolios.title'), href: paths.portfolios() }, { label: title }]}
        />
      }
      actions={
        data && (
          <Button icon="chart" href={paths.insights(portfolioId)}>
            {t('portfolios.insights')}
          </Button>
        )
      }
      waiting={<PortfolioSkeleton />}
    >
      {() => {
        if (data !== undefined) return <Portfolio key={portfolioId} portfolio={data} />;
        if (error === null) return <PortfolioSkeleton />;
        return <PortfolioFailure error={error} onRetry={() => void refetch()} />;
      }}
    </OrganizationScreen>
  );
}
