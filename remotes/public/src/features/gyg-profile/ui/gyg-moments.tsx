import type { Story } from '@gyg/contract';
import { Section, TextButton } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { useId, useState } from 'react';
import { StoryStrip } from '../../../shared/story-strip';
import { useStoryOver } from '../../../shared/use-story-over';

/** How many stories the strip shows at first: one row. */
const firstRow = 3;

/** The stories of a gyg, three in a row; the others on request. Renders nothing if there are none. */
export function GygMoments({ stories }: { stories: readonly Story[] }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const [open, setOpen] = useState(false);
  const stripId = useId();
  const { open: openOver } = useStoryOver();
  if (stories.length === 0) return null;
  const all = { count: stories.length, formatted: number(stories.length) };
  return (
    <Section
      id="moments"
      title={t('gyg.moments')}
      size="small"
      spacing="tight"
      action={
        stories.length > firstRow && (
          <TextButton
            variant="standalone"
            iconEnd="chevron"
            aria-expanded={open}
            aria-controls={stripId}
            onClick={() => setOpen(!open)}
          >
            {open ? t('gyg.fewerStories') : t('gyg.allStories', all)}
          </TextButton>
        )
      }
    >
      <StoryStrip
        id={stripId}
        stories={open ? stories : stories.slice(0, firstRow)}
        of="gyg"
        columns={3}
        onOpen={openOver}
      />
    </Section>
  );
}
