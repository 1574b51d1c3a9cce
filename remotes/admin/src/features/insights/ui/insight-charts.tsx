import type { PortfolioInsights } from '@gyg/contract';
import { goalTitle } from '@gyg/contract/goals';
import { Avatar, Disclosure, Panel } from '@gyg/design-system';
import { BarChart, ChartTable, GoalWheel } from '@gyg/design-system/charts';
import { FillList, FillMeter } from '@gyg/design-system/tables';
import { toLocale, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { useChartTexts, useMonthNames } from '../../../shared/charts';
import { monthsOf, type Period } from '../../../shared/periods';
import { hoursByGoal, hoursByMonth, mostHoursFirst } from '../model/insight-sums';
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

interface HoursByMonthProps {
  total: number;
  /** In order; `month` as `2027-05`. */
  months: readonly { month: string; hours: number }[];
}

/** The hours of each month as bars, with a table behind. */
function HoursByMonth({ total, months }: HoursByMonthProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const names = useMonthNames();
  const texts = useChartTexts();
  const [most] = months.toSorted((left, right) => right.hours - left.hours);
  return (
    <BarChart
      title={t('insights.month.title')}
      summary={
        most === undefined || most.hours === 0
          ? t('insights.nothing')
          : t('insights.month.summary', { hours: number(total, 1), month: names.full(most.month) })
      }
      texts={texts}
      bars={
        total === 0
          ? []
          : months.map(({ month, hours }) => ({
              key: month,
              label: names.full(month),
              tick: names.short(month),
              group: month.slice(0, 4),
              values: { hours },
            }))
      }
      series={[{ key: 'hours', label: t('insights.hours') }]}
      barLabel={t('insights.month.one')}
      formatValue={(hours) => t('reports.hourAmount', { count: hours, formatted: number(hours, 1) })}
      formatTick={(hours) => number(hours)}
      missing={t('insights.unknown')}
      totalLabel={t('insights.total')}
      empty={t('insights.nothing')}
    />
  );
}

interface HoursByGoalProps {
  total: number;
  byGoal: ReadonlyMap<number, number>;
}

const goals = Array.from({ length: 17 }, (_, index) => index + 1);

/** The hours by the primary goal of the gyg, with a table behind. */
function HoursByGoal({ total, byGoal }: HoursByGoalProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const locale = toLocale(useLanguage());
  const texts = useChartTexts();
  const titleOf = (goal: number) => goalTitle(goal, locale, 'short');
  const [most] = [...byGoal].toSorted(([, left], [, right]) => right - left);
  return (
    <GoalWheel
      title={t('insights.goal.title')}
      summary={
        most === undefined
          ? t('insights.nothing')
          : t('insights.goal.summary', { count: byGoal.size, goal: titleOf(most[0]), hours: number(most[1], 1) })
      }
      texts={texts}
      goals={goals.map((id) => ({ id, title: titleOf(id), count: byGoal.get(id) ?? 0 }))}
      total={{ value: number(total, 1), label: t('insights.hoursUnit', { count: total }) }}
      formatCount={(hours) => t('reports.hourAmount', { count: hours, formatted: number(hours, 1) })}
      goalLabel={t('insights.goal.one')}
      countLabel={t('insights.hours')}
      legend
    />
  );
}

interface HoursByOrganizationProps {
  total: number;
  organizations: PortfolioInsights['organizations'];
}

/** The hours of each organisation as bars, with all its numbers in a table. */
function HoursByOrganization({ total, organizations }: HoursByOrganizationProps) {
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
