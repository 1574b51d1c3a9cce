import type { Portfolio } from '@gyg/contract';
import { useTranslation } from '@gyg/platform';
import { RenameForm } from '../../../shared/named';
import { renamePortfolio, useRefreshPortfolio } from '../api/portfolio-organizations';
import s from './portfolio.module.css';

/** The name of a portfolio. */
export function RenamePortfolio({ portfolio: { id, name } }: { portfolio: Portfolio }) {
  const { t } = useTranslation('admin');
  const refresh = useRefreshPortfolio();
  return (
    <RenameForm
      className={s.field}
      name={name}
      texts={{ name: t('portfolios.name'), save: t('portfolios.rename'), saved: t('portfolios.renamed') }}
      keptAs={`portfolio.${id}`}
      onRename={async (next) => {
        await renamePortfolio(id, next);
        await refresh();
      }}
    />
  );
}
