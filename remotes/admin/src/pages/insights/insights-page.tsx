import { Breadcrumbs, Button } from '@gyg/design-system';
import { paths, useParams, useTranslation } from '@gyg/platform';
import { Insights, InsightsSkeleton } from '../../features/insights';
import { OrganizationScreen } from '../../shared/frame';
import { PortfolioFailure, usePortfolio } from '../../shared/portfolio';

/** `/admin/portfolios/:portfolioId/insights`: the figures of a portfolio. */
export function InsightsPage() {
  const { t } = useTranslation('admin');
  const { portfolioId = '' } = useParams();
  const { data, error, refetch } = usePortfolio(portfolioId);
  const title = data?.name ?? t('portfolios.one');
  return (
    <OrganizationScreen
      title={title}
      lead={data && t('insights.lead', { count: data.organizations.length })}
      breadcrumbs={
        <Breadcrumbs
          label={t('portfolios.breadcrumbs')}
          items={[
            { label: t('portfolios.title'), href: paths.portfolios() },
            { label: title, href: paths.portfolio(portfolioId) },
            { label: t('portfolios.insights') },
          ]}
        />
      }
      actions={
        <Button variant="secondary" icon="edit" href={paths.portfolio(portfolioId)}>
          {t('portfolios.edit')}
        </Button>
      }
      waiting={<InsightsSkeleton />}
    >
      {() => {
        if (data !== undefined) return <Insights key={portfolioId} portfolio={data} />;
        if (error === null) return <InsightsSkeleton />;
        return <PortfolioFailure error={error} onRetry={() => void refetch()} />;
      }}
    </OrganizationScreen>
  );
}
