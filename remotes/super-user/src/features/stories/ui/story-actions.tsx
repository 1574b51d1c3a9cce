import type { Story } from '@gyg/contract';
import { type StoryRejection, storyRejections } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { Button, Cluster, Menu, useKeptFocus } from '@gyg/design-system';
import { RadioCards, TextArea } from '@gyg/design-system/forms';
import { paths, useErrorToast, useTranslation } from '@gyg/platform';
import { type FormEvent, useState } from 'react';
import { useFeatureStory } from '../api/stories';
import type { HeldStoryAnswer, StoryAnswers } from '../model/use-story-answers';
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

interface HeldStoryProps {
  name: string;
  held: HeldStoryAnswer;
  onUndo: () => void;
}

/** An answer that is not sent yet, with the button that takes it back. */
function HeldStory({ name, held: { answer, sending }, onUndo }: HeldStoryProps) {
  const { t } = useTranslation('super-user');
  const result = t(answer.result === 'approve' ? 'stories.held.approved' : 'stories.held.rejected', { name });
  const state = sending ? t('stories.sending') : t('stories.sentSoon');
  return (
    <>
      <p className={s.quiet} role="status">
        {`${result} ${state}`}
      </p>
      <Button
        size="sm"
        variant="quiet"
        icon="undo"
        busy={sending}
        aria-label={t('stories.undoOf', { name })}
        onClick={onUndo}
      >
        {t('stories.undo')}
      </Button>
    </>
  );
}

interface RejectFormProps {
  /** The author's name. */
  name: string;
  onReject: (reason: StoryRejection, note: string) => void;
  onClose: () => void;
}

/** Asks why a story is rejected. Reason and note are sent to the author. */
function RejectForm({ name, onReject, onClose }: RejectFormProps) {
  const { t } = useTranslation('super-user');
  const [reason, setReason] = useState<StoryRejection>();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === undefined) setMissing(true);
    else onReject(reason, note.trim());
  };
  return (
    <form className={s.fields} noValidate onSubmit={submit} aria-label={t('stories.rejectOf', { name })}>
      <RadioCards
        className={s.reasons}
        legend={t('stories.why')}
        value={reason ?? null}
        error={missing && reason === undefined ? t('stories.whyMissing') : undefined}
        options={storyRejections.map((value) => ({ value, title: t(`stories.reasons.${value}`) }))}
        onValueChange={(value) => setReason(storyRejections.find((reason) => reason === value))}
      />
      <TextArea
        label={t('stories.note', { name })}
        optional={t('stories.optional')}
        hint={t('stories.noteHint')}
        rows={2}
        maxLength={limits.storyNote}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Cluster>
        <Button size="sm" variant="danger" type="submit">
          {t('stories.rejectAndSend')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('stories.cancel')}
        </Button>
      </Cluster>
    </form>
  );
}
