import type { Story } from '@gyg/contract';
import { IconButton } from '@gyg/design-system';
import { toast, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/review';
import { useDeleteStory } from '../api/change-story';

/** Deletes a story after confirmation. */
export function DeleteStory({ story }: { story: Story }) {
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
