import type { Portfolio, PortfolioOrganization } from '@gyg/contract';
import { Avatar, Badge, Button } from '@gyg/design-system';
import { RowName, RowNameSkeleton, type TableColumn } from '@gyg/design-system/tables';
import { paths, toast, useErrorText, useFormat, useMutation, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { KeepFocus } from '../../../shared/kept-focus';
import { removeOrganization, useRefreshPortfolio } from '../api/portfolio-organizations';
import s from './portfolio.module.css';

/** The columns of a portfolio's organisations; without a portfolio for the skeleton. */
export function useOrganizationColumns(portfolio?: Portfolio): TableColumn<PortfolioOrganization>[] {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  return [
    {
      kind: 'name',
      key: 'name',
      header: t('reports.organization'),
      cell: ({ organizationId, orgName, orgLogo, organizationType }) => (
        <span className={s.organization}>
          <Avatar kind="organization" seed={orgName} {...(orgLogo !== null && { src: orgLogo })} />
          <RowName
            title={orgName}
            href={paths.organization(organizationId)}
            notes={[t(`reports.type.${organizationType}`)]}
          />
        </span>
      ),
      waiting: <RowNameSkeleton />,
    },
    {
      key: 'state',
      header: t('portfolios.state'),
      phone: 'half',
      cell: ({ accepted }) => (
        <Badge look="state" tone={accepted ? 'good' : 'warn'}>
          {t(accepted ? 'portfolios.joined' : 'portfolios.unanswered')}
        </Badge>
      ),
    },
    {
      key: 'since',
      header: t('portfolios.since'),
      phone: 'half',
      nowrap: true,
      cell: ({ answeredAt, created }) => <time dateTime={answeredAt ?? created}>{date(answeredAt ?? created)}</time>,
    },
    {
      kind: 'actions',
      key: 'actions',
      header: t('table.actions'),
      cell: (organization) => portfolio && <RemoveOrganization portfolio={portfolio} organization={organization} />,
    },
  ];
}

interface RemoveOrganizationProps {
  portfolio: Portfolio;
  organization: PortfolioOrganization;
}

/** The button that takes an organisation out, or withdraws the request, after asking. */
function RemoveOrganization({ portfolio, organization }: RemoveOrganizationProps) {
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
