import type { OrganizationProfile } from '@gyg/contract';
import { Banner, Section } from '@gyg/design-system';
import { StatTile, StatTiles } from '@gyg/design-system/charts';
import { useFormat, useTranslation } from '@gyg/platform';

export interface OrganizationStatisticsProps extends Pick<OrganizationProfile, 'statistics'> {
  /** For use within a card: with a heading and without margins. */
  inCard?: boolean;
}

const names = ['contributed', 'helpReceived', 'activePartners', 'goalsSupported'] as const;

/** Contributed, help received, active partners, goals supported. Hours have one decimal. A new organisation has a text. */
export function OrganizationStatistics({ statistics, inCard = false }: OrganizationStatisticsProps) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const isHours = { contributed: true, helpReceived: true, activePartners: false, goalsSupported: false };
  const title = t('organization.statistics.title');
  return (
    <Section {...(inCard && { title, headingLevel: 3 })} size="small" spacing={inCard ? 'none' : 'tight'}>
      {names.every((name) => statistics[name] === 0) ? (
        <Banner tone="info">{t('organization.statistics.none')}</Banner>
      ) : (
        <StatTiles label={title}>
          {names.map((name) => (
            <StatTile
              key={name}
              figure={number(statistics[name], isHours[name] && statistics[name] > 0 ? 1 : 0)}
              label={t(`organization.statistics.${name}`, { count: statistics[name] })}
            />
          ))}
        </StatTiles>
      )}
    </Section>
  );
}
