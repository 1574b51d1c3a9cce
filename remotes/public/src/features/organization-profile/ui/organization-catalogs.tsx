import { CardGrid, Pager, Section, Stack } from '@gyg/design-system';
import { ActionCard } from '@gyg/design-system/details';
import { paths, useFormat, usePager, useTranslation } from '@gyg/platform';
import { catalogsAPage, useOrganizationCatalogs } from '../api/list-organization-catalogs';
import { useListState } from '../model/list-state';

/** An organisation's catalogues, each linked to its page. Renders nothing if there are none. */
export function OrganizationCatalogs({ organizationId }: { organizationId: string }) {
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
