import type { OrganizationProfile as Profile } from '@gyg/contract';
import { CardGrid, OrganizationCard, Page, Pager, Section, Stack } from '@gyg/design-system';
import { ActionCard, SideGroup, SidePanel } from '@gyg/design-system/details';
import { paths, toLanguage, useFormat, usePager, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { StoryStrip } from '../../../shared/story-strip';
import {
  catalogsAPage,
  storiesAPage,
  useOrganizationCatalogs,
  useOrganizationStories,
} from '../api/organization-calls';
import { gygListKinds, useListState } from '../model/list-state';
import { OrganizationAbout } from './organization-about';
import { OrganizationGoals } from './organization-goals';
import { OrganizationGygs } from './organization-gygs';
import { OrganizationHead } from './organization-head';
import { OrganizationHero } from './organization-hero';
import { linksOf, OrganizationLinks } from './organization-links';
import s from './organization-profile.module.css';
import { OrganizationStatistics } from './organization-statistics';

export interface OrganizationProfileProps {
  profile: Profile;
  /** The join action, which belongs to another feature. */
  joining: ReactNode;
  /** The call to propose a gyg, which belongs to another feature. */
  proposing: ReactNode;
}

/** An organisation's page. */
export function OrganizationProfile({ profile, joining, proposing }: OrganizationProfileProps) {
  const { orgMain, orgPage, goals, statistics } = profile;
  return (
    <>
      <OrganizationHero organization={orgMain} goal={goals[0]} />
      <Page className={s.page}>
        <OrganizationHead organization={orgMain} page={orgPage} joining={joining} />
        <OrganizationStatistics statistics={statistics} />
        {proposing}
        {gygListKinds.map((kind) => (
          <OrganizationGygs key={kind} organizationId={orgMain.id} kind={kind} />
        ))}
        <OrganizationCatalogs organizationId={orgMain.id} />
        <Section spacing="tight">
          <div className={s.columns}>
            <Stack gap={5} className={s.main}>
              <OrganizationAbout html={orgPage['page.aboutOrganization']} lang={toLanguage(orgMain.language)} />
              <OrganizationRelations profile={profile} />
            </Stack>
            <OrganizationSide profile={profile} />
          </div>
        </Section>
      </Page>
      <OrganizationStories organizationId={orgMain.id} />
    </>
  );
}

/** An organisation's catalogues, each linked to its page. Renders nothing if there are none. */
function OrganizationCatalogs({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { page, href } = useListState('catalogs');
  const { data } = useOrganizationCatalogs(organizationId, page);
  const pager = usePager({ page, total: data?.total ?? 0, pageSize: catalogsAPage, href });
  if (data === undefined || data.total === 0) return null;
  const title = t('organization.catalogs');
  return (
    <Section title={title} spacing="tight">
      <Stack gap={5}>
        <CardGrid>
          {data.catalogs.map(({ id, name, orgFriendlyUrl, friendlyUrl, gygs }) => (
            <ActionCard
              key={id}
              goal={gygs[0]?.sdgGoalId}
              icon="grid"
              title={name}
              text={t('organization.catalogGygs', { count: gygs.length, formatted: number(gygs.length) })}
              href={paths.catalogByName(orgFriendlyUrl, friendlyUrl)}
            />
          ))}
        </CardGrid>
        {pager && <Pager {...pager} label={`${pager.label}: ${title}`} />}
      </Stack>
    </Section>
  );
}

/** Stories of an organisation's gygs on a dark background, four in a row. Renders nothing if there are none. */
function OrganizationStories({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('public');
  const { page, href } = useListState('stories');
  const { data } = useOrganizationStories(organizationId, page);
  const pager = usePager({ page, total: data?.total ?? 0, pageSize: storiesAPage, href });
  if (data === undefined || data.total === 0) return null;
  const title = t('organization.stories');
  return (
    <Section tone="band" title={title}>
      <Stack gap={5}>
        <StoryStrip stories={data.stories} look="quote" columns={4} />
        {pager && <Pager {...pager} label={`${pager.label}: ${title}`} />}
      </Stack>
    </Section>
  );
}

/** Goals, links and memberships beside the page. Renders nothing if there are none. */
function OrganizationSide({ profile }: { profile: Profile }) {
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

interface Related {
  id: string;
  name: string;
  logo: string | null;
  friendlyUrl: string;
  detail: string;
}

/** Partnerships and endorsements of the organisation. Empty ones are left out. */
function OrganizationRelations({ profile }: { profile: Profile }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return (
    <>
      <Relations
        title={t('organization.partnerships')}
        related={profile.partnerships.map(({ gygs, ...partner }) => ({
          ...partner,
          detail: t('organization.sharedGygs', { count: gygs, formatted: number(gygs) }),
        }))}
      />
      <Relations
        title={t('organization.endorsements')}
        lead={t('organization.endorsementsLead')}
        related={profile.endorsements.map(({ organizationId, orgName, orgLogo, friendlyUrl, hours, count }) => ({
          id: organizationId,
          name: orgName,
          logo: orgLogo,
          friendlyUrl,
          detail: t('organization.endorsement', { count, formatted: number(count), hours: number(hours, 1) }),
        }))}
      />
    </>
  );
}

function Relations({ title, lead, related }: { title: string; lead?: ReactNode; related: readonly Related[] }) {
  if (related.length === 0) return null;
  return (
    <Section title={title} lead={lead} size="small" spacing="none">
      <CardGrid columns={2} className={s.relations ?? ''}>
        {related.map(({ id, name, logo, friendlyUrl, detail }) => (
          <OrganizationCard
            key={id}
            name={name}
            logo={logo ?? undefined}
            detail={detail}
            href={paths.organizationByName(friendlyUrl)}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
