import type { Story } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { DeleteStory } from './delete-story';
import { FeatureSwitch } from './feature-switch';

interface StoryButtonsProps {
  story: Story;
  onApprove: () => void;
  /** Opens a form. */
  onOpen: (form: 'reject' | 'respond') => void;
}

/** What a host can do with a story. A past answer can be changed. */
export function StoryButtons({ story, onApprove, onOpen }: StoryButtonsProps) {
  const { t } = useTranslation('admin');
  const { status, username: name, response } = story;
  const answered = response !== null && response !== '';
  return (
    <>
      {status === 'APPROVED' && <FeatureSwitch story={story} />}
      {status !== 'APPROVED' && story.consent !== 'WITHDRAWN' && (
        <Button size="sm" icon="check" aria-label={t('stories.approveOf', { name })} onClick={onApprove}>
          {t('stories.approve')}
        </Button>
      )}
      {status !== 'REJECTED' && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('stories.rejectOf', { name })}
          onClick={() => onOpen('reject')}
        >
          {t('stories.reject')}
        </Button>
      )}
      {status !== 'REJECTED' && (
        <Button
          size="sm"
          variant="quiet"
          icon={answered ? 'edit' : 'reply'}
          aria-label={t(answered ? 'stories.changeAnswerOf' : 'stories.answerOf', { name })}
          onClick={() => onOpen('respond')}
        >
          {t(answered ? 'stories.changeAnswer' : 'stories.answer')}
        </Button>
      )}
      <DeleteStory story={story} />
    </>
  );
}
