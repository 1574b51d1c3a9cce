import type { Portfolio, PortfolioInsights } from '@gyg/contract';
import { Button, EmptyState, ErrorState, Panel, Skeleton } from '@gyg/design-system';
import { StatTile, StatTiles } from '@gyg/design-system/charts';
import { paths, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { ExportButton } from '../../../shared/lists/export-button';
import { PeriodBar, type PeriodName, periodBefore, usePeriod } from '../../../shared/periods';
import { saveInsights, useInsights } from '../api/get-insights';
import { changeOf } from '../model/insight-sums';
import { InsightCharts } from './insight-charts';
import s from './insights.module.css';

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

/** The loading figures: tiles and charts of the same size. */
export const InsightsSkeleton = () => (
  <div aria-busy="true">
    <InsightTiles period="12m" insights={undefined} earlier={undefined} />
    <div className={s.charts}>
      <Panel className={s.wide}>
        <Skeleton shape="block" />
      </Panel>
      <Panel>
        <Skeleton shape="block" />
      </Panel>
      <Panel>
        <Skeleton shape="block" />
      </Panel>
    </div>
  </div>
);

interface InsightTilesProps {
  period: PeriodName;
  /** Undefined while loading. */
  insights: PortfolioInsights | undefined;
  /** The figures of the period before; undefined while they load. */
  earlier: PortfolioInsights | undefined;
}

type Figure = 'hours' | 'participants' | 'gygs' | 'items';

/** Hours, people, gygs and items, each compared with the period before. */
function InsightTiles({ period, insights, earlier }: InsightTilesProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const trend = (figure: Figure) => {
    if (insights === undefined || earlier === undefined) return undefined;
    const { direction, amount, percent } = changeOf(insights[figure], earlier[figure]);
    const before = t(`insights.before.${period}`);
    // Nothing came before: there is nothing to compare with.
    if (earlier[figure] === 0) return undefined;
    if (direction === 'even') return { direction, text: t('insights.even', { before }) };
    const difference =
      figure === 'hours' && percent !== undefined ? t('insights.percent', { percent }) : number(amount);
    return { direction, text: t(`insights.${direction}.${figure}`, { difference, before }) };
  };
  const tile = (figure: Figure, decimals?: number) => (
    <StatTile
      loading={insights === undefined}
      figure={number(insights?.[figure] ?? 0, decimals)}
      label={t(`insights.figures.${figure}`)}
      trend={trend(figure)}
    />
  );
  return (
    <StatTiles label={t('insights.figures.label')}>
      {tile('hours', 1)}
      {tile('participants')}
      {tile('gygs')}
      {tile('items')}
    </StatTiles>
  );
}
