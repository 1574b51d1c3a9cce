import type { OrganizationProfile as Profile } from '@gyg/contract';
import { CardGrid, Page, Pager, Section, Stack } from '@gyg/design-system';
import { ActionCard } from '@gyg/design-system/details';
import { paths, toLanguage, useFormat, usePager, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { StoryStrip } from '../../../shared/story-strip';
import { catalogsAPage, useOrganizationCatalogs } from '../api/list-organization-catalogs';
import { storiesAPage, useOrganizationStories } from '../api/list-organization-stories';
import { gygListKinds, useListState } from '../model/list-state';
import { OrganizationAbout } from './organization-about';
import { OrganizationGygs } from './organization-gygs';
import { OrganizationHead } from './organization-head';
import { OrganizationHero } from './organization-hero';
import s from './organization-profile.module.css';
import { OrganizationRelations } from './organization-relations';
import { OrganizationSide } from './organization-side';
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
