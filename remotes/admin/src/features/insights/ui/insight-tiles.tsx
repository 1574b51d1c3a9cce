import type { PortfolioInsights } from '@gyg/contract';
import { StatTile, StatTiles } from '@gyg/design-system/charts';
import { useFormat, useTranslation } from '@gyg/platform';
import type { PeriodName } from '../../../shared/periods';
import { changeOf } from '../model/insight-sums';

export interface InsightTilesProps {
  period: PeriodName;
  /** Undefined while loading. */
  insights: PortfolioInsights | undefined;
  /** The figures of the period before; undefined while they load. */
  earlier: PortfolioInsights | undefined;
}

type Figure = 'hours' | 'participants' | 'gygs' | 'items';

/** Hours, people, gygs and items, each compared with the period before. */
export function InsightTiles({ period, insights, earlier }: InsightTilesProps) {
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
