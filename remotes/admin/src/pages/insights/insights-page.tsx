import { Button } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { Insights, InsightsSkeleton } from '../../features/insights';
import { PortfolioScreen } from '../../shared/portfolio-screen';

/** `/admin/portfolios/:portfolioId/insights`: the figures of a portfolio. */
export function InsightsPage() {
  const { t } = useTranslation('admin');
  return (
    <PortfolioScreen
      lead={(portfolio) => portfolio && t('insights.lead', { count: portfolio.organizations.length })}
      below={t('portfolios.insights')}
      actions={(portfolioId) => (
        <Button variant="secondary" icon="edit" href={paths.portfolio(portfolioId)}>
          {t('portfolios.edit')}
        </Button>
      )}
      waiting={<InsightsSkeleton />}
    >
      {(portfolio) => <Insights key={portfolio.id} portfolio={portfolio} />}
    </PortfolioScreen>
  );
}
