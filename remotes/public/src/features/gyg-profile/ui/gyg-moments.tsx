import type { Gyg, GygViewer, Story } from '@gyg/contract';
import { Button, Cluster, Section, TextButton } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { useId, useState } from 'react';
import { StoryStrip } from '../../../shared/story-strip';
import { useStoryOver } from '../../../shared/use-story-over';
import { canTell } from '../model/can-tell';

/** How many stories the strip shows at first: one row. */
const firstRow = 3;

interface GygMomentsProps {
  stories: readonly Story[];
  gyg: Gyg;
  viewer: GygViewer | undefined;
}

/**
 * The stories of a gyg, three in a row, the others on request; and a link to tell one for people who took part.
 * Renders nothing without stories and link.
 */
export function GygMoments({ stories, gyg, viewer }: GygMomentsProps) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const [open, setOpen] = useState(false);
  const stripId = useId();
  const { open: openOver } = useStoryOver();
  const tells = canTell(gyg, viewer);
  if (stories.length === 0 && !tells) return null;
  const all = { count: stories.length, formatted: number(stories.length) };
  return (
    <Section
      id="moments"
      title={t('gyg.moments')}
      size="small"
      spacing="tight"
      action={
        (tells || stories.length > firstRow) && (
          <Cluster gap={3}>
            {tells && (
              <Button size="sm" variant="secondary" icon="image" href={paths.uploadStory(gyg.id)}>
                {t('gyg.tellStory')}
              </Button>
            )}
            {stories.length > firstRow && (
              <TextButton
                variant="standalone"
                iconEnd="chevron"
                aria-expanded={open}
                aria-controls={stripId}
                onClick={() => setOpen(!open)}
              >
                {open ? t('gyg.fewerStories') : t('gyg.allStories', all)}
              </TextButton>
            )}
          </Cluster>
        )
      }
    >
      {stories.length === 0 && <p>{t('gyg.noStories')}</p>}
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
