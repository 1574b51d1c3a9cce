import type { Story } from '@gyg/contract';
import { Button, IconButton } from '@gyg/design-system';
import { Switch } from '@gyg/design-system/forms';
import { toast, useErrorToast, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/review';
import { useDeleteStory, useFeatureStory } from '../api/story-calls';
import s from './story-item.module.css';

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

/** Features an approved story on the organisation's page. It shows the wanted state while it is saved. */
function FeatureSwitch({ story }: { story: Story }) {
  const { t } = useTranslation('admin');
  const errorToast = useErrorToast();
  const { mutate, isPending, variables } = useFeatureStory();
  const checked = isPending ? variables.featured : story.featuredByHost;
  return (
    <Switch
      className={s.switch}
      checked={checked}
      aria-label={t('stories.featureOf', { name: story.username })}
      hint={t('stories.featureHint')}
      onChange={({ currentTarget }) => {
        if (isPending) return;
        const featured = currentTarget.checked;
        mutate({ storyId: story.id, featured }, { onError: errorToast });
      }}
    >
      {t('stories.tabs.featured')}
    </Switch>
  );
}

/** Deletes a story after confirmation. */
function DeleteStory({ story }: { story: Story }) {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  const remove = useDeleteStory();
  const name = story.username;
  const confirm = async () => {
    await remove.mutateAsync(story.id);
    toast.success(t('stories.delete.done', { name }));
  };
  return (
    <>
      <IconButton icon="trash" label={t('stories.delete.of', { name })} onClick={() => setAsking(true)} />
      <ConfirmAction
        open={asking}
        title={t('stories.delete.title', { name })}
        confirm={t('stories.delete.confirm')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>{t('stories.delete.text')}</p>
        {story.status === 'PENDING' && <p>{t('stories.delete.rather')}</p>}
      </ConfirmAction>
    </>
  );
}
