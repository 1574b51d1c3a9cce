import { BarChart } from '@gyg/design-system/charts';
import { useFormat, useTranslation } from '@gyg/platform';
import { useChartTexts, useMonthNames } from '../../../shared/charts';

export interface HoursByMonthProps {
  total: number;
  /** In order; `month` as `2027-05`. */
  months: readonly { month: string; hours: number }[];
}

/** The hours of each month as bars, with a table behind. */
export function HoursByMonth({ total, months }: HoursByMonthProps) {
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
