import type { Story } from '@gyg/contract';
import { Button, Menu, useKeptFocus } from '@gyg/design-system';
import { paths, useErrorToast, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useFeatureStory } from '../api/stories';
import type { HeldStoryAnswer, StoryAnswers } from '../model/use-story-answers';
import { HeldStory } from './held-story';
import { RejectForm } from './reject-form';
import s from './stories.module.css';

interface StoryActionsProps {
  story: Story;
  name: string;
  held: HeldStoryAnswer | undefined;
  answers: StoryAnswers;
}

/** The buttons of a story, the form to reject it, or the answer that can still be taken back. */
export function StoryActions({ story, name, held, answers }: StoryActionsProps) {
  const { t } = useTranslation('super-user');
  const [rejecting, setRejecting] = useState(false);
  const part = held ? 'held' : rejecting ? 'reject' : 'buttons';
  const focus = useKeptFocus<HTMLDivElement>(part);
  const { id, status, consent } = story;
  return (
    <div className={part === 'reject' ? s.form : s.foot} tabIndex={-1} {...focus}>
      {held && <HeldStory name={name} held={held} onUndo={() => answers.undo(id)} />}
      {part === 'reject' && (
        <RejectForm
          name={name}
          onClose={() => setRejecting(false)}
          onReject={(reason, note) => {
            setRejecting(false);
            answers.give(id, { result: 'reject', reason, note });
          }}
        />
      )}
      {part === 'buttons' && (
        <>
          {status !== 'APPROVED' && consent !== 'WITHDRAWN' && (
            <Button
              size="sm"
              icon="check"
              aria-label={t('stories.approveOf', { name })}
              onClick={() => answers.give(id, { result: 'approve' })}
            >
              {t('stories.approve')}
            </Button>
          )}
          {status !== 'REJECTED' && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('stories.rejectOf', { name })}
              onClick={() => setRejecting(true)}
            >
              {t('stories.reject')}
            </Button>
          )}
          <StoryMenu story={story} name={name} />
        </>
      )}
    </div>
  );
}

function StoryMenu({ story: { id, gygId, status, featured }, name }: Pick<StoryActionsProps, 'story' | 'name'>) {
  const { t } = useTranslation('super-user');
  const errorToast = useErrorToast();
  const { mutate } = useFeatureStory();
  const feature = () => mutate({ storyId: id, featured: !featured }, { onError: errorToast });
  return (
    <Menu
      label={t('stories.actionsOf', { name })}
      items={[
        ...(status === 'APPROVED'
          ? [
              {
                id: 'feature',
                label: t(featured ? 'stories.unfeature' : 'stories.feature'),
                icon: 'star' as const,
                onSelect: feature,
              },
            ]
          : []),
        { id: 'open', label: t('stories.open'), icon: 'eye', href: paths.story(gygId, id) },
      ]}
    />
  );
}
