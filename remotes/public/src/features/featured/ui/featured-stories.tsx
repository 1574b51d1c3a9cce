import type { Story } from '@gyg/contract';
import { CardGrid, Section, StoryCard } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { useFeaturedStories } from '../api/list-featured';

/** Featured stories on the dark band, four in a row (specification 9). Nothing where there are none. */
export function FeaturedStories() {
  const { t } = useTranslation('public');
  const { data } = useFeaturedStories();
  if (data === undefined || data.stories.length === 0) return null;
  return (
    <Section tone="band" title={t('home.stories')}>
      <CardGrid columns={data.stories.length === 3 ? 3 : 4}>
        {data.stories.map((story) => (
          <FeaturedStory key={story.id} story={story} />
        ))}
      </CardGrid>
    </Section>
  );
}

const FeaturedStory = ({ story }: { story: Story }) => (
  <StoryCard
    image={story.url === null ? undefined : { src: story.url }}
    text={story.caption}
    author={story.username}
    detail={story.gygTitle}
    goal={story.sdgGoalId}
    href={paths.gyg(story.gygId)}
  />
);
