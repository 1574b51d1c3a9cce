import type { Portfolio } from '@gyg/contract';
import { Button, EmptyState, ErrorState } from '@gyg/design-system';
import { paths, useLoadFailure, useTranslation } from '@gyg/platform';
import { ExportButton } from '../../../shared/lists/export-button';
import { PeriodBar, type PeriodName, periodBefore, usePeriod } from '../../../shared/periods';
import { saveInsights, useInsights } from '../api/get-insights';
import { InsightCharts } from './insight-charts';
import { InsightTiles } from './insight-tiles';
import { InsightsSkeleton } from './insights-skeleton';

/** The API gives figures for ten years at most, so not for all time. */
const periods: readonly PeriodName[] = ['30d', 'year', '12m', 'own'];

/** The figures of a portfolio over a period, compared with the period before. */
export function Insights({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const { period, change } = usePeriod(paths.insights(portfolio.id), periods);
  const { data, error, isPlaceholderData: stale, refetch } = useInsights(portfolio.id, period);
  const before = useInsights(portfolio.id, periodBefore(period));
  const earlier = before.isPlaceholderData ? undefined : before.data;
  if (portfolio.organizations.length === 0) {
    return (
      <EmptyState
        title={t('insights.alone')}
        text={t('insights.aloneText')}
        actions={<Button href={paths.portfolio(portfolio.id)}>{t('insights.ask')}</Button>}
      />
    );
  }
  return (
    <>
      <PeriodBar names={periods} period={period} onChange={change}>
        <ExportButton save={() => saveInsights(portfolio.id, period)} />
      </PeriodBar>
      {error && data === undefined && <ErrorState {...loadFailure(error, () => void refetch())} />}
      {!error && data === undefined && <InsightsSkeleton />}
      {data !== undefined && (
        <div aria-busy={stale}>
          <InsightTiles period={period.name} insights={data} earlier={stale ? undefined : earlier} />
          <InsightCharts period={period} insights={data} />
        </div>
      )}
    </>
  );
}
