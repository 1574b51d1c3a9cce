import type { Story } from '@gyg/contract';
import { Switch } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { HeldBar } from '../../../shared/review';
import type { HeldStoryAnswer, StoryAnswers } from '../model/use-story-answers';

interface HeldStoryProps {
  story: Story;
  held: HeldStoryAnswer;
  answers: StoryAnswers;
}

/** An answer that is not sent yet. An approved story can be featured at once. */
export function HeldStory({ story, held, answers }: HeldStoryProps) {
  const { t } = useTranslation('admin');
  const { answer, sending } = held;
  const { id, username: name } = story;
  const text =
    answer.result === 'reject' ? 'rejected' : answer.response === '' ? 'approved' : ('approvedAndAnswered' as const);
  return (
    <>
      <HeldBar
        text={t(`stories.held.${text}`, { name })}
        name={name}
        sending={sending}
        onUndo={() => answers.undo(id)}
      />
      {answer.result === 'approve' && (
        <Switch
          checked={answer.feature}
          disabled={sending}
          onChange={({ currentTarget }) => answers.amend(id, { ...answer, feature: currentTarget.checked })}
        >
          {t('stories.feature')}
        </Switch>
      )}
    </>
  );
}
