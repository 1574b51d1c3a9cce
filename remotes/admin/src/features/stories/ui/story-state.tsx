import type { Story } from '@gyg/contract';
import { Badge } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import type { StoryAnswer } from '../model/story-answer';

const tones = { PENDING: 'warn', APPROVED: 'good', REJECTED: 'bad' } as const;
const statusOf = { approve: 'APPROVED', reject: 'REJECTED' } as const;

interface StoryStateProps {
  story: Story;
  /** The answer that is not sent yet. */
  held: StoryAnswer['result'] | undefined;
}

/** The state of a story, with the answer that was just given. */
export function StoryState({ story, held }: StoryStateProps) {
  const { t } = useTranslation('admin');
  const status = held === undefined ? story.status : statusOf[held];
  return (
    <>
      <Badge look="state" tone={tones[status]}>
        {t(`stories.state.${status}`)}
      </Badge>
      {held === undefined && story.featuredByHost && <Badge tone="info">{t('stories.tabs.featured')}</Badge>}
    </>
  );
}
