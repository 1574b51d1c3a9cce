import type { Story } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { StoryGrid, type StoryGridProps } from '@gyg/design-system';
import { paths, textLang } from '@gyg/platform';
import type { MouseEvent } from 'react';
import { storyAlt } from './story-alt';

export interface StoryStripProps extends Pick<StoryGridProps, 'columns' | 'fullRows' | 'look' | 'id'> {
  stories: readonly Story[];
  /** `gyg` hides the gyg's name on its page; `writer` hides the author on their profile. */
  of?: 'gyg' | 'writer';
  /** Opens a story over this page, for a plain press. New windows and tabs still open its own page. */
  onOpen?: (story: Story) => void;
}

/** Stories as cards that link to their pages, with author and gyg. */
export function StoryStrip({ stories, of, onOpen, ...look }: StoryStripProps) {
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest('a') : null;
    const story = stories.find(({ gygId, id }) => pressed?.getAttribute('href') === paths.story(gygId, id));
    if (!onOpen || !story || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(story);
  };
  return (
    <StoryGrid
      {...look}
      onClick={onClick}
      stories={stories.map((story) => ({
        id: story.id,
        text: story.caption,
        textLang: textLang(story.language),
        goal: story.sdgGoalId,
        href: paths.story(story.gygId, story.id),
        ...(story.url !== null && {
          image: { ...heroSizes(story.url), ...storyAlt(story), sizes: '400px', width: 800, height: 600 },
        }),
        ...(of === 'writer'
          ? { author: story.gygTitle, authorLang: textLang(story.gygLanguage), detail: story.orgName }
          : {
              author: story.username,
              ...(of === undefined && { detail: story.gygTitle, detailLang: textLang(story.gygLanguage) }),
            }),
      }))}
    />
  );
}
