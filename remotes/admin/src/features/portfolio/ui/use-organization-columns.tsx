import type { Portfolio, PortfolioOrganization } from '@gyg/contract';
import { Avatar, Badge } from '@gyg/design-system';
import { RowName, RowNameSkeleton, type TableColumn } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import s from './portfolio.module.css';
import { RemoveOrganization } from './remove-organization';

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
