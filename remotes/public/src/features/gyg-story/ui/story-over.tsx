import type { Story } from '@gyg/contract';
import { Button, Dialog } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import type { KeyboardEvent } from 'react';
import { useStoryOver } from '../../../shared/use-story-over';
import { useStoryName } from '../model/use-story-name';
import s from './story.module.css';
import { StoryAnswer } from './story-answer';
import { StoryArticle } from './story-article';

export interface StoryOverProps {
  /** The stories of the gyg, in the order of its page. */
  stories: readonly Story[];
  host: { name: string; friendlyUrl: string; logo: string | null };
}

/** The story that is open over its gyg's page, with buttons and arrow keys to the next ones. */
export function StoryOver({ stories, host }: StoryOverProps) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const name = useStoryName();
  const { storyId, open, close } = useStoryOver();
  const at = stories.findIndex(({ id }) => id === storyId);
  const story = stories[at];
  const step = (by: number) => {
    const next = stories[at + by];
    if (story && next) open(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  return (
    <Dialog
      size="lg"
      open={story !== undefined}
      onClose={close}
      title={story ? name(story) : ''}
      closeLabel={t('common.close')}
      onKeyDown={onKeyDown}
      actions={
        stories.length > 1 && (
          <div className={s.turn}>
            <p className={s.position} aria-live="polite">
              {t('common.lightbox.position', { at: number(at + 1), of: number(stories.length) })}
            </p>
            <Button variant="secondary" icon="arrow-back" aria-disabled={at <= 0 || undefined} onClick={() => step(-1)}>
              {t('common.lightbox.previous')}
            </Button>
            <Button
              variant="secondary"
              iconEnd="arrow"
              aria-disabled={at === stories.length - 1 || undefined}
              onClick={() => step(1)}
            >
              {t('common.lightbox.next')}
            </Button>
          </div>
        )
      }
    >
      {story && (
        <div className={s.over} data-goal={story.sdgGoalId}>
          <StoryArticle key={story.id} story={story} priority />
          {story.response !== null && (
            <section className={s.answered}>
              <h3>{t('gygStory.answer')}</h3>
              <StoryAnswer answer={story.response} host={host} />
            </section>
          )}
        </div>
      )}
    </Dialog>
  );
}
