import type { Portfolio } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { AvatarGroup } from '@gyg/design-system/details';
import { RowLines, RowName, RowNameSkeleton, RowNote, type TableColumn } from '@gyg/design-system/tables';
import { paths, useTranslation } from '@gyg/platform';
import { PortfolioMenu } from './portfolio-menu';
import s from './portfolios.module.css';

/** The columns of the organisation's portfolios. */
export function usePortfolioColumns(): TableColumn<Portfolio>[] {
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
