import type { PortfolioMembership } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { toast, useErrorText, useMutation, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { leavePortfolio, useRefreshPortfolios } from '../api/portfolio-calls';

export interface LeavePortfolioProps {
  organizationId: string;
  membership: PortfolioMembership;
}

/** The button that takes the organisation out of a portfolio, after asking. */
export function LeavePortfolio({ organizationId, membership }: LeavePortfolioProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const refresh = useRefreshPortfolios();
  const [asking, setAsking] = useState(false);
  const { id, name, orgName } = membership;
  const leaving = useMutation({
    mutationFn: () => leavePortfolio(id, organizationId),
    onSuccess: async () => {
      setAsking(false);
      toast.success(t('portfolios.leave.done', { name }));
      await refresh();
    },
    onError: (error) => toast.error(errorText(error).text),
  });
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('portfolios.leave.of', { name, owner: orgName })}
        onClick={() => setAsking(true)}
      >
        {t('portfolios.leave.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('portfolios.leave.title', { name })}
        confirm={t('portfolios.leave.confirm')}
        progress={leaving.isPending ? { done: 0, total: 1 } : undefined}
        onConfirm={() => leaving.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t('portfolios.leave.text', { owner: orgName })}</p>
      </ConfirmDialog>
    </>
  );
}
