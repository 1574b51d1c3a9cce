import { paths, useNavigate, useTranslation } from '@gyg/platform';
import { CreateNamed } from '../../../shared/named';
import { createPortfolio, useRefreshPortfolios } from '../api/portfolio-calls';

/** The button that creates a portfolio and opens it. */
export function CreatePortfolio() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const refresh = useRefreshPortfolios();
  return (
    <CreateNamed
      keptAs="portfolio"
      texts={{
        action: t('portfolios.create.action'),
        title: t('portfolios.create.title'),
        name: t('portfolios.name'),
        hint: t('portfolios.create.hint'),
        confirm: t('portfolios.create.confirm'),
      }}
      onCreate={async (organizationId, name) => {
        const { id } = await createPortfolio(organizationId, name);
        await refresh();
        await navigate(paths.portfolio(id));
      }}
    />
  );
}
