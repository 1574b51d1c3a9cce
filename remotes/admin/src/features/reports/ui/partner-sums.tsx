import type { PartnerStatistics } from '@gyg/contract';
import { StatTile, StatTiles } from '@gyg/design-system/charts';
import { useFormat, useTranslation } from '@gyg/platform';

/** The hours of all partners, and how many there are; undefined while loading. */
export function PartnerSums({ partners }: { partners: readonly PartnerStatistics[] | undefined }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const loading = partners === undefined;
  const hours = (partners ?? []).reduce((sum, partner) => sum + partner.hours, 0);
  const active = (partners ?? []).filter((partner) => partner.participants > 0).length;
  return (
    <StatTiles label={t('reports.sums')}>
      <StatTile loading={loading} figure={number(hours, 1)} label={t('reports.hours', { count: hours })} />
      <StatTile
        loading={loading}
        figure={number(partners?.length ?? 0)}
        label={t('reports.partners', { count: partners?.length ?? 0 })}
        note={t('reports.activePartners', { count: active, formatted: number(active) })}
      />
    </StatTiles>
  );
}
