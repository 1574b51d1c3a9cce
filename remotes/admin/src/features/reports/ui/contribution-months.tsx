import type { ContributionReport } from '@gyg/contract';
import { Panel } from '@gyg/design-system';
import { BarChart } from '@gyg/design-system/charts';
import { useFormat, useTranslation } from '@gyg/platform';
import { useChartTexts, useMonthNames } from '../../../shared/charts';
import type { Period } from '../../../shared/periods';
import { isOneMonth, monthsOfReport, type ReportMonth } from '../model/report-months';
import s from './reports.module.css';

export interface ContributionMonthsProps {
  period: Period;
  /** Undefined while loading: the chart then has its final size. */
  report: ContributionReport | undefined;
}

/**
 * The hours of each month of a report as bars, or its items if there are no hours, with all sums in a table behind.
 * Nothing is shown for a period within one month.
 */
export function ContributionMonths({ period, report }: ContributionMonthsProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const names = useMonthNames();
  const texts = useChartTexts();
  const amounts = useAmounts();
  if (isOneMonth(period)) return null;
  const [drawn, other] =
    report?.sums.hours === 0 && report.sums.items > 0 ? (['items', 'hours'] as const) : (['hours', 'items'] as const);
  const months = new Map(monthsOfReport(period, report?.months ?? []).map((entry) => [entry.month, entry]));
  const [most] = [...months.values()].toSorted((left, right) => right[drawn] - left[drawn]);
  const of = (key: string | number) => months.get(String(key));
  const isEmpty = most === undefined || most[drawn] === 0;
  return (
    <Panel className={s.months}>
      <BarChart
        loading={report === undefined}
        title={t(`reports.months.${drawn}`)}
        summary={
          isEmpty
            ? t('reports.months.nothing')
            : t('reports.months.summary', {
                amount: amounts[drawn](report?.sums[drawn]),
                month: names.full(most.month),
              })
        }
        texts={texts}
        bars={
          isEmpty
            ? []
            : [...months.values()].map(({ month, ...values }) => ({
                key: month,
                label: names.full(month),
                tick: names.short(month),
                group: month.slice(0, 4),
                values: { [drawn]: values[drawn] },
              }))
        }
        series={[{ key: drawn, label: t(`reports.${drawn}Header`) }]}
        moreColumns={[
          {
            label: t(`reports.${other}Header`),
            cell: ({ key }) => number(of(key)?.[other] ?? 0, other === 'hours' ? 1 : 0),
          },
          { label: t('reports.peopleHeader'), cell: ({ key }) => number(of(key)?.participants ?? 0) },
        ]}
        barLabel={t('insights.month.one')}
        formatValue={amounts[drawn]}
        formatTick={(amount) => number(amount)}
        missing={t('insights.unknown')}
        totalLabel={t('insights.total')}
        empty={t('reports.months.nothing')}
        size="sm"
      />
    </Panel>
  );
}

/** Writes hours and items: "6.5 hours", "20 items". */
function useAmounts(): Record<Exclude<keyof ReportMonth, 'month' | 'participants'>, (amount?: number) => string> {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  return {
    hours: (count = 0) => t('reports.hourAmount', { count, formatted: number(count, 1) }),
    items: (count = 0) => t('reports.itemAmount', { count, formatted: number(count) }),
  };
}
