import type { PortfolioInsights } from '@gyg/contract';
import { Panel } from '@gyg/design-system';
import { monthsOf, type Period } from '../../../shared/periods';
import { hoursByGoal, hoursByMonth } from '../model/insight-sums';
import { HoursByGoal } from './hours-by-goal';
import { HoursByMonth } from './hours-by-month';
import { HoursByOrganization } from './hours-by-organization';
import s from './insights.module.css';

export interface InsightChartsProps {
  period: Period;
  insights: PortfolioInsights;
}

/** The same hours by month, by goal and by organisation. */
export function InsightCharts({ period, insights }: InsightChartsProps) {
  const { hours, organizations } = insights;
  const { from, to } = period;
  const months = from === undefined || to === undefined ? [] : monthsOf({ from, to });
  return (
    <div className={s.charts}>
      <Panel className={s.wide}>
        <HoursByMonth total={hours} months={hoursByMonth(organizations, months)} />
      </Panel>
      <Panel>
        <HoursByGoal total={hours} byGoal={hoursByGoal(organizations)} />
      </Panel>
      <HoursByOrganization total={hours} organizations={organizations} />
    </div>
  );
}
