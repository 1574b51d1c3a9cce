import type { Organization } from '@gyg/contract';
import { MoreLink, OrganizationStrip, Page, Section, Skeleton } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { useFeaturedOrganizations } from '../api/list-featured';

/** Featured organisations, linked to their pages. Renders nothing if there are none. */
export function FeaturedOrganizations() {
  const { t } = useTranslation('public');
  const { data, error } = useFeaturedOrganizations();
  const detail = useDetail();
  if (error || data?.organizations.length === 0) return null;
  return (
    <Page>
      <Section
        title={t('home.organizations')}
        size="small"
        spacing="tight"
        action={<MoreLink href={paths.organizations()}>{t('home.allOrganizations')}</MoreLink>}
        aria-busy={data === undefined}
      >
        {data === undefined ? (
          <Skeleton shape="heading" />
        ) : (
          <OrganizationStrip
            organizations={data.organizations.map((organization) => ({
              id: organization.id,
              name: organization.name,
              href: paths.organizationByName(organization.friendlyUrl),
              detail: detail(organization),
              ...(organization.logo === null ? {} : { logo: organization.logo }),
            }))}
          />
        )}
      </Section>
    </Page>
  );
}

function useDetail() {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return ({ city, gygCount }: Organization) => {
    const counted = { count: gygCount, formatted: number(gygCount) };
    return city === '' ? t('home.organizationGygs', counted) : t('home.organizationDetail', { city, ...counted });
  };
}
