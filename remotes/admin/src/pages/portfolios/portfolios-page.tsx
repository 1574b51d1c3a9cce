import { useTranslation } from '@gyg/platform';
import { CreatePortfolio, Portfolios, PortfoliosSkeleton } from '../../features/portfolios';
import { OrganizationScreen } from '../../shared/frame';

/** `/admin/portfolios`: the portfolios of the current organisation, and those of others that it is in. */
export function PortfoliosPage() {
  const { t } = useTranslation('admin');
  return (
    <OrganizationScreen
      title={t('portfolios.title')}
      lead={t('portfolios.lead')}
      actions={<CreatePortfolio />}
      waiting={<PortfoliosSkeleton />}
    >
      {(organizationId) => <Portfolios organizationId={organizationId} />}
    </OrganizationScreen>
  );
}
