import type { Story } from '@gyg/contract';
import { Badge } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { waitOf } from '../model/story-list';
import type { StoryAnswer } from '../model/use-story-answers';

const tones = { PENDING: 'warn', APPROVED: 'good', REJECTED: 'bad' } as const;
const statusOf = { approve: 'APPROVED', reject: 'REJECTED' } as const;

interface StoryStateProps {
  story: Story;
  /** The answer that is not sent yet. */
  held: StoryAnswer['result'] | undefined;
}

/** The state of a story, with the answer that was just given, and how long it has been pending. */
export function StoryState({ story, held }: StoryStateProps) {
  const { t } = useTranslation('super-user');
  const status = held === undefined ? story.status : statusOf[held];
  const wait = waitOf(story.storyTimestamp, Date.now());
  return (
    <>
      <Badge look="state" tone={tones[status]}>
        {t(`stories.state.${status}`)}
      </Badge>
      {status === 'PENDING' && (
        <Badge tone={wait.long ? 'bad' : 'neutral'}>{t(`stories.waiting.${wait.unit}`, { count: wait.count })}</Badge>
      )}
      {story.consent === 'WITHDRAWN' && <Badge tone="bad">{t('stories.withdrawn')}</Badge>}
      {story.featured && <Badge tone="info">{t('stories.onHome')}</Badge>}
    </>
  );
}
