import type { OrganizationProfile } from '@gyg/contract';
import { Section } from '@gyg/design-system';
import { StatTile, StatTiles } from '@gyg/design-system/charts';
import { useFormat, useTranslation } from '@gyg/platform';

export interface OrganizationStatisticsProps extends Pick<OrganizationProfile, 'statistics'> {
  /** For use within a card, below its heading: without margins. */
  inCard?: boolean;
}

/** Contributed, help received, active partners, goals supported. Hours have one decimal. */
export function OrganizationStatistics({ statistics, inCard = false }: OrganizationStatisticsProps) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const names = ['contributed', 'helpReceived', 'activePartners', 'goalsSupported'] as const;
  const decimals = { contributed: 1, helpReceived: 1, activePartners: 0, goalsSupported: 0 };
  return (
    <Section
      title={t('organization.statistics.title')}
      size="small"
      spacing={inCard ? 'none' : 'tight'}
      headingLevel={inCard ? 3 : 2}
    >
      <StatTiles label={t('organization.statistics.title')}>
        {names.map((name) => (
          <StatTile
            key={name}
            figure={number(statistics[name], decimals[name])}
            label={t(`organization.statistics.${name}`, { count: statistics[name] })}
          />
        ))}
      </StatTiles>
    </Section>
  );
}
