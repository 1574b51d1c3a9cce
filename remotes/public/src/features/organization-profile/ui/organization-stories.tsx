import { CardGrid, Pager, Section, StoryCard } from '@gyg/design-system';
import { paths, usePager, useTranslation } from '@gyg/platform';
import { storiesAPage, useOrganizationStories } from '../api/list-organization-stories';
import { useListState } from '../model/list-state';

/** What was told from an organisation's gygs, four in a row (specification 9). Nothing where nothing was. */
export function OrganizationStories({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('public');
  const { page, href } = useListState('stories');
  const { data } = useOrganizationStories(organizationId, page);
  const pager = usePager({ page, total: data?.total ?? 0, pageSize: storiesAPage, href });
  if (data === undefined || data.total === 0) return null;
  const title = t('organisation.stories');
  return (
    <Section title={title} spacing="tight">
      <CardGrid>
        {data.stories.map((story) => (
          <StoryCard
            key={story.id}
            look="moment"
            image={story.url === null ? undefined : { src: story.url }}
            text={story.caption}
            author={story.username}
            detail={story.gygTitle}
            goal={story.sdgGoalId}
            href={paths.gyg(story.gygId)}
          />
        ))}
      </CardGrid>
      {pager && <Pager {...pager} label={`${pager.label}: ${title}`} />}
    </Section>
  );
}
