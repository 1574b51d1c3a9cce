import type { Portfolio } from '@gyg/contract';
import { Menu } from '@gyg/design-system';
import { paths, toast, useErrorText, useMutation, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { KeepFocus } from '../../../shared/kept-focus';
import { deletePortfolio, useRefreshPortfolios } from '../api/portfolio-calls';

/** Opens a portfolio to change it, or deletes it after asking. */
export function PortfolioMenu({ portfolio }: { portfolio: Portfolio }) {
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
