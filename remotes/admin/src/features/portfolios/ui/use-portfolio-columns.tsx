import type { Portfolio } from '@gyg/contract';
import { Button, Menu } from '@gyg/design-system';
import { AvatarGroup } from '@gyg/design-system/details';
import { RowLines, RowName, RowNameSkeleton, RowNote, type TableColumn } from '@gyg/design-system/tables';
import { paths, toast, useErrorText, useMutation, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { KeepFocus } from '../../../shared/kept-focus';
import { deletePortfolio, useRefreshPortfolios } from '../api/portfolio-calls';
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

/** Opens a portfolio to change it, or deletes it after asking. */
function PortfolioMenu({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const refresh = useRefreshPortfolios();
  const [asking, setAsking] = useState(false);
  const { id, name } = portfolio;
  const removal = useMutation({
    mutationFn: () => deletePortfolio(id),
    onSuccess: async () => {
      setAsking(false);
      toast.success(t('portfolios.delete.done', { name }));
      await refresh();
    },
    onError: (error) => toast.error(errorText(error).text),
  });
  return (
    <>
      <KeepFocus>
        <Menu
          label={t('portfolios.actions', { name })}
          items={[
            { id: 'edit', label: t('portfolios.edit'), icon: 'edit', href: paths.portfolio(id) },
            {
              id: 'delete',
              label: t('portfolios.delete.action'),
              icon: 'trash',
              tone: 'danger',
              onSelect: () => setAsking(true),
            },
          ]}
        />
      </KeepFocus>
      <ConfirmDialog
        open={asking}
        title={t('portfolios.delete.title', { name })}
        confirm={t('portfolios.delete.confirm')}
        progress={removal.isPending ? { done: 0, total: 1 } : undefined}
        onConfirm={() => removal.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t('portfolios.delete.text')}</p>
      </ConfirmDialog>
    </>
  );
}
