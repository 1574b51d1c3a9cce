import type { PortfolioInsights } from '@gyg/contract';
import { Avatar, Disclosure, Panel } from '@gyg/design-system';
import { ChartTable } from '@gyg/design-system/charts';
import { FillList, FillMeter } from '@gyg/design-system/tables';
import { useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { mostHoursFirst } from '../model/insight-sums';
import s from './insights.module.css';

export interface HoursByOrganizationProps {
  total: number;
  organizations: PortfolioInsights['organizations'];
}

/** The hours of each organisation as bars, with all its numbers in a table. */
export function HoursByOrganization({ total, organizations }: HoursByOrganizationProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const sorted = mostHoursFirst(organizations, useLanguage());
  const most = sorted[0]?.hours ?? 0;
  return (
    <Panel padding="none" role="region" aria-labelledby="by-organization">
      <div className={s.head}>
        <h2 id="by-organization" className={s.heading}>
          {t('insights.organization.title')}
        </h2>
        <span className={s.note}>{t('reports.hourAmount', { count: total, formatted: number(total, 1) })}</span>
      </div>
      <FillList className={s.bars}>
        {sorted.map(({ organizationId, orgName, orgLogo, hours }) => (
          <FillMeter
            key={organizationId}
            label={
              <span className={s.organization}>
                <Avatar kind="organization" size="sm" seed={orgName} {...(orgLogo !== null && { src: orgLogo })} />
                {orgName}
              </span>
            }
            value={hours}
            max={most}
            amount={<b>{number(hours, 1)}</b>}
          />
        ))}
      </FillList>
      <div className={s.table}>
        <Disclosure look="line" icon="list" summary={t('insights.showTable')}>
          <ChartTable
            caption={t('insights.organization.title')}
            columns={[
              t('reports.organization'),
              t('reports.hoursHeader'),
              t('reports.peopleHeader'),
              t('reports.gygsHeader'),
              t('insights.items'),
            ]}
            rows={sorted.map(({ organizationId, orgName, hours, participants, gygs, items }) => ({
              key: organizationId,
              label: orgName,
              cells: [number(hours, 1), number(participants), number(gygs), number(items)],
            }))}
          />
          <p className={s.note}>{t('insights.organization.once')}</p>
        </Disclosure>
      </div>
    </Panel>
  );
}
