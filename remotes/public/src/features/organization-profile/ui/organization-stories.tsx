import { Pager, Section, Stack } from '@gyg/design-system';
import { usePager, useTranslation } from '@gyg/platform';
import { StoryStrip } from '../../../shared/story-strip';
import { storiesAPage, useOrganizationStories } from '../api/list-organization-stories';
import { useListState } from '../model/list-state';

/** Stories of an organisation's gygs on a dark background, four in a row. Renders nothing if there are none. */
export function OrganizationStories({ organizationId }: { organizationId: string }) {
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
