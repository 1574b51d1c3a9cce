import type { Story } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Button, Cluster } from '@gyg/design-system';
import { TextArea } from '@gyg/design-system/forms';
import { toast, useErrorToast, useTranslation } from '@gyg/platform';
import type { FormEvent } from 'react';
import { clearStoredText } from '../../../shared/review';
import { useRespondToStory } from '../api/story-calls';
import { responseKey } from '../model/story-answer';
import s from './story-item.module.css';

interface ResponseFormProps {
  story: Story;
  response: string;
  onResponseChange: (response: string) => void;
  /** Approves a waiting story together with the response. */
  onApprove: () => void;
  onClose: () => void;
}

/** The host's response, which is shown below the story. On a waiting story it goes with the approval. */
export function ResponseForm({ story, response, onResponseChange, onApprove, onClose }: ResponseFormProps) {
  const { t } = useTranslation('admin');
  const errorToast = useErrorToast();
  const { mutate, isPending } = useRespondToStory();
  const waiting = story.status === 'PENDING';
  const before = story.response ?? '';
  const text = response.trim();
  const save = (next: string) =>
    mutate(
      { storyId: story.id, response: next },
      {
        onSuccess: () => {
          onResponseChange(next);
          clearStoredText(responseKey(story.id));
          toast.success(t(next === '' ? 'stories.answerRemoved' : 'stories.answerSaved'));
          onClose();
        },
        onError: errorToast,
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (waiting) onApprove();
    else if (text === before) onClose();
    else save(text);
  };
  const close = () => {
    onResponseChange(before);
    onClose();
  };
  return (
    <form className={s.fields} onSubmit={submit} aria-label={t('stories.answerOf', { name: story.username })}>
      <TextArea
        label={t('stories.answerLabel')}
        rows={3}
        maxLength={limits.caption}
        counter={(used, most) => t('review.counter', { used, most })}
        value={response}
        onChange={({ currentTarget }) => onResponseChange(currentTarget.value)}
      />
      <Cluster>
        <Button size="sm" type="submit" {...(waiting && { icon: 'check' as const })} busy={isPending}>
          {t(waiting ? (text === '' ? 'stories.approve' : 'stories.approveAndAnswer') : 'stories.saveAnswer')}
        </Button>
        {!waiting && before !== '' && (
          <Button size="sm" variant="secondary" onClick={() => save('')}>
            {t('stories.removeAnswer')}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={close}>
          {t('review.close')}
        </Button>
      </Cluster>
    </form>
  );
}
