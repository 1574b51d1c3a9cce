import type { OrganizationProfile } from '@gyg/contract';
import { OrganizationCard, Stack } from '@gyg/design-system';
import { SideGroup, SidePanel } from '@gyg/design-system/details';
import { paths, useTranslation } from '@gyg/platform';
import { OrganizationGoals } from './organization-goals';
import { linksOf, OrganizationLinks } from './organization-links';

/** Goals, links and memberships beside the page. Renders nothing if there are none. */
export function OrganizationSide({ profile }: { profile: OrganizationProfile }) {
  const { t } = useTranslation('public');
  const { orgPage, goals, memberOf } = profile;
  if (goals.length + linksOf(orgPage).length + memberOf.length === 0) return null;
  return (
    <SidePanel label={t('organization.side')}>
      {goals.length > 0 && (
        <SideGroup title={t('organization.goals')}>
          <OrganizationGoals goals={goals} />
        </SideGroup>
      )}
      {linksOf(orgPage).length > 0 && (
        <SideGroup title={t('organization.links')}>
          <OrganizationLinks page={orgPage} />
        </SideGroup>
      )}
      {memberOf.length > 0 && (
        <SideGroup title={t('organization.memberOf')}>
          <Stack gap={1}>
            {memberOf.map(({ id, name, logo, friendlyUrl }) => (
              <OrganizationCard
                key={id}
                size="sm"
                name={name}
                logo={logo ?? undefined}
                href={paths.organizationByName(friendlyUrl)}
              />
            ))}
          </Stack>
        </SideGroup>
      )}
    </SidePanel>
  );
}
