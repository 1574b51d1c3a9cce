import type { GygProfile } from '@gyg/contract';
import { CardGrid, MediaGrid, OrganizationCard, Section } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { useLightboxTexts } from '../../../shared/use-lightbox-texts';

/** Organisations that participants represent. Renders nothing if there are none. */
export function GygContributing({ organizations }: { organizations: GygProfile['contributingOrganizations'] }) {
  const { t } = useTranslation('public');
  if (organizations.length === 0) return null;
  return (
    <Section title={t('gyg.contributing')} size="small" spacing="tight">
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
export function GygMedia({ media }: { media: GygProfile['media'] }) {
  const { t } = useTranslation('public');
  const texts = useLightboxTexts();
  if (media.length === 0) return null;
  return (
    <Section title={t('gyg.media')} size="small" spacing="tight">
      <MediaGrid
        media={media.map(({ id, url, caption }) => ({ id, picture: { src: url, alt: caption }, caption }))}
        openLabel={({ caption }) => (caption ? t('gyg.mediaOpen', { caption }) : t('gyg.mediaOpenPlain'))}
        texts={texts}
      />
    </Section>
  );
}
