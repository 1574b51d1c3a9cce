import { Button } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { Portfolio, PortfolioSkeleton } from '../../features/portfolio';
import { PortfolioScreen } from '../../shared/portfolio-screen';

/** `/admin/portfolios/:portfolioId`: the name and the organisations of a portfolio. */
export function PortfolioPage() {
  const { t } = useTranslation('admin');
  return (
    <PortfolioScreen
      lead={() => t('portfolios.oneLead')}
      actions={(portfolioId, portfolio) =>
        portfolio && (
          <Button icon="chart" href={paths.insights(portfolioId)}>
            {t('portfolios.insights')}
          </Button>
        )
      }
      waiting={<PortfolioSkeleton />}
    >
      {(portfolio) => <Portfolio key={portfolio.id} portfolio={portfolio} />}
    </PortfolioScreen>
  );
}
