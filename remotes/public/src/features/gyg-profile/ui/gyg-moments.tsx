import type { Story } from '@gyg/contract';
import { Section } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { StoryStrip } from '../../../shared/story-strip';

/** The stories of a gyg, three in a row. Renders nothing if there are none. */
export function GygMoments({ stories }: { stories: readonly Story[] }) {
  const { t } = useTranslation('public');
  if (stories.length === 0) return null;
  return (
    <Section title={t('gyg.moments')} size="small" spacing="tight">
      <StoryStrip stories={stories} of="gyg" columns={3} />
    </Section>
  );
}
