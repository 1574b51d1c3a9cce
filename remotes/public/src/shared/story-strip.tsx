import type { Story } from '@gyg/contract';
import { MoreLink, StoryGrid, type StoryGridProps } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { useLightboxTexts } from './use-lightbox-texts';

export interface StoryStripProps extends Pick<StoryGridProps, 'columns' | 'look'> {
  stories: readonly Story[];
  /** `gyg` hides the gyg's name on its page; `writer` hides the author on their profile. */
  of?: 'gyg' | 'writer';
}

/** Stories as cards that open in full size, with author, date and gyg. */
export function StoryStrip({ stories, of, ...look }: StoryStripProps) {
  const { t } = useTranslation('public');
  const { date } = useFormat();
  const texts = useLightboxTexts();
  return (
    <StoryGrid
      {...look}
      texts={texts}
      stories={stories.map((story) => ({
        id: story.id,
        text: story.caption,
        goal: story.sdgGoalId,
        date: date(story.storyTimestamp),
        ...(story.url !== null && { image: { src: story.url, width: 800, height: 600 } }),
        ...(of === 'writer'
          ? { author: story.gygTitle, detail: story.orgName }
          : { author: story.username, ...(of === undefined && { detail: story.gygTitle }) }),
        ...(of !== 'gyg' && { href: paths.gyg(story.gygId) }),
      }))}
      openLabel={({ author, text }) =>
        of === 'writer'
          ? t('common.lightbox.openStoryPlain', { text })
          : t('common.lightbox.openStory', { author, text })
      }
      renderAction={({ href }) => href && <MoreLink href={href}>{t('common.lightbox.toGyg')}</MoreLink>}
    />
  );
}
