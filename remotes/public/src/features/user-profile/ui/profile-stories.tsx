import type { Story } from '@gyg/contract';
import { Section } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { StoryStrip } from '../../../shared/story-strip';

/** Approved stories, newest first. Renders nothing if there are none. */
export function ProfileStories({ stories, own }: { stories: readonly Story[]; own: boolean }) {
  const { t } = useTranslation('public');
  if (stories.length === 0) return null;
  return (
    <Section title={own ? t('profile.stories.ownTitle') : t('profile.stories.title')} size="small" spacing="tight">
      <StoryStrip stories={stories} of="writer" columns={3} />
    </Section>
  );
}
