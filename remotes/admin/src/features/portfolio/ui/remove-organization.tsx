import type { Portfolio, PortfolioOrganization } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { toast, useErrorText, useMutation, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { KeepFocus } from '../../../shared/kept-focus';
import { removeOrganization, useRefreshPortfolio } from '../api/portfolio-organizations';

export interface RemoveOrganizationProps {
  portfolio: Portfolio;
  organization: PortfolioOrganization;
}

/** The button that takes an organisation out, or withdraws the request, after asking. */
export function RemoveOrganization({ portfolio, organization }: RemoveOrganizationProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const refresh = useRefreshPortfolio();
  const [asking, setAsking] = useState(false);
  const { orgName: name, accepted } = organization;
  const act = accepted ? 'remove' : 'withdraw';
  const removal = useMutation({
    mutationFn: () => removeOrganization(portfolio.id, organization.organizationId),
    onSuccess: async () => {
      setAsking(false);
      toast.success(t(`portfolios.${act}.done`, { name }));
      await refresh();
    },
    onError: (error) => toast.error(errorText(error).text),
  });
  return (
    <>
      <KeepFocus>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t(`portfolios.${act}.of`, { name })}
          onClick={() => setAsking(true)}
        >
          {t(`portfolios.${act}.action`)}
        </Button>
      </KeepFocus>
      <ConfirmDialog
        open={asking}
        title={t(`portfolios.${act}.title`, { name })}
        confirm={t(`portfolios.${act}.confirm`)}
        progress={removal.isPending ? { done: 0, total: 1 } : undefined}
        onConfirm={() => removal.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t(`portfolios.${act}.text`, { name })}</p>
      </ConfirmDialog>
    </>
  );
}
