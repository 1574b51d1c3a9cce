import type { ContributionReport } from '@gyg/contract';
import { StatTile, StatTiles } from '@gyg/design-system/charts';
import { useFormat, useTranslation } from '@gyg/platform';

/** The sums of a report's whole period; undefined while loading. */
export function ContributionSums({ sums }: { sums: ContributionReport['sums'] | undefined }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const loading = sums === undefined;
  const { hours = 0, items = 0, participants = 0, gygs = 0 } = sums ?? {};
  return (
    <StatTiles label={t('reports.sums')}>
      <StatTile loading={loading} figure={number(hours, 1)} label={t('reports.hours', { count: hours })} />
      <StatTile loading={loading} figure={number(items)} label={t('reports.items', { count: items })} />
      <StatTile loading={loading} figure={number(participants)} label={t('reports.people', { count: participants })} />
      <StatTile loading={loading} figure={number(gygs)} label={t('reports.gygs', { count: gygs })} />
    </StatTiles>
  );
}
