import { Section } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { StoryStrip } from '../../../shared/story-strip';
import { useFeaturedStories } from '../api/list-featured';

/** Featured stories on a dark background, four in a row. Renders nothing if there are none. */
export function FeaturedStories() {
  const { t } = useTranslation('public');
  const { data } = useFeaturedStories();
  if (data === undefined || data.stories.length === 0) return null;
  return (
    <Section tone="band" title={t('home.stories')}>
      <StoryStrip stories={data.stories} look="quote" fullRows columns={data.stories.length === 3 ? 3 : 4} />
    </Section>
  );
}
