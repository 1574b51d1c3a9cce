import type { Story } from '@gyg/contract';
import { CardGrid, Section, StoryCard } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** The stories of a gyg, three in a row (specification 9). Nothing where there are none. */
export function GygMoments({ stories }: { stories: readonly Story[] }) {
  const { t } = useTranslation('public');
  if (stories.length === 0) return null;
  return (
    <Section title={t('gyg.moments')} size="small" spacing="tight">
      <CardGrid columns={3}>
        {stories.map((story) => (
          <StoryCard
            key={story.id}
            look="moment"
            image={story.url === null ? undefined : { src: story.url }}
            text={story.caption}
            author={story.username}
            goal={story.sdgGoalId}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
