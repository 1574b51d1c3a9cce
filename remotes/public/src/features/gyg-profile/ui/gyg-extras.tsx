import type { GygProfile } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { CardGrid, OrganizationCard, Section } from '@gyg/design-system';
import { MediaGrid } from '@gyg/design-system/details';
import { paths, toLanguage, useTranslation } from '@gyg/platform';
import { useLightboxTexts } from '../../../shared/use-lightbox-texts';

/** Organisations that participants represent. Renders nothing if there are none. */
export function GygContributing({ profile }: { profile: GygProfile }) {
  const { t } = useTranslation('public');
  const { gyg, contributingOrganizations: organizations } = profile;
  if (organizations.length === 0) return null;
  return (
    <Section title={t(gyg.state === 'FINISHED' ? 'gyg.contributed' : 'gyg.contributing')} spacing="tight">
      <CardGrid columns={3}>
        {organizations.map((organization) => (
          <OrganizationCard
            key={organization.id}
            name={organization.name}
            logo={organization.logo ?? undefined}
            href={paths.organizationByName(organization.friendlyUrl)}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

/** The gyg's pictures, four in a row. Each opens in full size. Renders nothing if there are none. */
export function GygMedia({ profile: { gyg, media } }: { profile: GygProfile }) {
  const { t } = useTranslation('public');
  const texts = useLightboxTexts();
  if (media.length === 0) return null;
  return (
    <Section title={t('gyg.media')} size="small" spacing="tight">
      <MediaGrid
        media={media.map(({ id, url, caption }) => ({
          id,
          picture: { src: url, alt: caption },
          thumbnail: { ...heroSizes(url), sizes: '240px' },
          caption,
          // Captions are written once, in the language of the gyg itself.
          captionLang: toLanguage(gyg.languages[0] ?? gyg.language),
        }))}
        openLabel={({ caption }) => (caption ? t('gyg.mediaOpen', { caption }) : t('gyg.mediaOpenPlain'))}
        texts={texts}
      />
    </Section>
  );
}
