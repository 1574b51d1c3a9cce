import type { Story } from '@gyg/contract';
import { CardGrid, Section, StoryCard } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

/** Approved stories, newest first. Nothing where there are none. */
export function ProfileStories({ stories, own }: { stories: readonly Story[]; own: boolean }) {
  const { t } = useTranslation('public');
  if (stories.length === 0) return null;
  return (
    <Section title={own ? t('profile.stories.ownTitle') : t('profile.stories.title')} size="small" spacing="tight">
      <CardGrid columns={3}>
        {stories.map((story) => (
          <StoryCard
            key={story.id}
            image={story.url === null ? undefined : { src: story.url }}
            text={story.caption}
            author={story.gygTitle}
            detail={story.orgName}
            goal={story.sdgGoalId}
            href={paths.gyg(story.gygId)}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
