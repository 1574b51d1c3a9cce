import { goalTitle } from '@gyg/contract/goals';
import { BarChart } from '@gyg/design-system/charts';
import { toLocale, useFormat, useLanguage, useTranslation } from '@gyg/platform';

/** Open gygs by their primary goal. */
export function OpenByGoal({ goals }: { goals: readonly number[] }) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const locale = toLocale(useLanguage());
  const bars = goals.map((open, index) => ({
    key: index + 1,
    label: t('overview.goal', { number: index + 1, title: goalTitle(index + 1, locale) }),
    tick: `${index + 1}`,
    goal: index + 1,
    values: { open },
  }));
  const total = goals.reduce((sum, open) => sum + open, 0);
  return (
    <BarChart
      title={t('overview.byGoal')}
      summary={t('overview.openInAll', { count: total })}
      bars={bars}
      series={[{ key: 'open', label: t('overview.openGygs') }]}
      barLabel={t('overview.goalColumn')}
      formatValue={(value) => number(value)}
      formatTick={(value) => number(value)}
      missing={t('overview.missing')}
      totalLabel={t('overview.total')}
      empty={t('overview.missing')}
      opensAt="first"
      size="sm"
      texts={{
        showTable: t('overview.showTable'),
        showChart: t('overview.showChart'),
        failed: t('overview.chartFailed'),
      }}
    />
  );
}
