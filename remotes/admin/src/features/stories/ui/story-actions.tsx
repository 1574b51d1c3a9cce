import type { Story } from '@gyg/contract';
import { type StoryRejection, storyRejections } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { Button, Cluster, useKeptFocus } from '@gyg/design-system';
import { RadioCards, Switch, TextArea } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { type FormEvent, useState } from 'react';
import { HeldBar, useStoredText } from '../../../shared/review';
import { noteKey, responseKey } from '../model/story-answer';
import type { HeldStoryAnswer, StoryAnswers } from '../model/use-story-answers';
import { ResponseForm } from './response-form';
import { StoryButtons } from './story-buttons';
import s from './story-item.module.css';

interface StoryActionsProps {
  story: Story;
  held: HeldStoryAnswer | undefined;
  answers: StoryAnswers;
}

/** The buttons of a story, one of its two forms, or the answer that can still be taken back. */
export function StoryActions({ story, held, answers }: StoryActionsProps) {
  const { t } = useTranslation('admin');
  const [note, setNote] = useStoredText(noteKey(story.id));
  const [response, setResponse] = useStoredText(responseKey(story.id), story.response ?? '');
  // A form that was open with a text before a reload is open again.
  const typed = note !== '' ? 'reject' : response !== (story.response ?? '') ? 'respond' : undefined;
  const [form, setForm] = useState<'reject' | 'respond' | undefined>(typed);
  // Kept here, so that it is still chosen after Undo.
  const [reason, setReason] = useState<StoryRejection>();
  const part = held ? 'held' : (form ?? 'buttons');
  const focus = useKeptFocus<HTMLDivElement>(part);
  const name = story.username;
  return (
    <div className={part === 'reject' || part === 'respond' ? s.form : s.foot} tabIndex={-1} {...focus}>
      {part === 'held' && held && <HeldStory story={story} held={held} answers={answers} />}
      {part === 'buttons' && (
        <StoryButtons
          story={story}
          onApprove={() => answers.give(story.id, { result: 'approve', response: '', feature: false })}
          onOpen={setForm}
        />
      )}
      {part === 'reject' && (
        <RejectForm
          name={name}
          reason={reason}
          onReasonChange={setReason}
          note={note}
          onNoteChange={setNote}
          keepLabel={t(story.status === 'APPROVED' ? 'stories.keepApproved' : 'stories.keepWaiting')}
          onReject={(chosen) => answers.give(story.id, { result: 'reject', reason: chosen, note: note.trim() })}
          onClose={() => setForm(undefined)}
        />
      )}
      {part === 'respond' && (
        <ResponseForm
          story={story}
          response={response}
          onResponseChange={setResponse}
          onApprove={() => {
            answers.give(story.id, { result: 'approve', response: response.trim(), feature: false });
          }}
          onClose={() => setForm(undefined)}
        />
      )}
    </div>
  );
}

interface HeldStoryProps {
  story: Story;
  held: HeldStoryAnswer;
  answers: StoryAnswers;
}

/** An answer that is not sent yet. An approved story can be featured at once. */
function HeldStory({ story, held, answers }: HeldStoryProps) {
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

interface RejectFormProps {
  /** The author's name. */
  name: string;
  /** The chosen reason. */
  reason: StoryRejection | undefined;
  onReasonChange: (reason: StoryRejection | undefined) => void;
  note: string;
  onNoteChange: (note: string) => void;
  keepLabel: string;
  onReject: (reason: StoryRejection) => void;
  onClose: () => void;
}

/** Asks why a story is rejected. Reason and note are sent to the author. */
function RejectForm(props: RejectFormProps) {
  const { name, reason, onReasonChange, note, onNoteChange, keepLabel, onReject, onClose } = props;
  const { t } = useTranslation('admin');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === undefined) setMissing(true);
    else onReject(reason);
  };
  return (
    <form className={s.fields} noValidate onSubmit={submit} aria-label={t('stories.rejectOf', { name })}>
      <RadioCards
        className={s.reasons}
        legend={t('stories.why')}
        value={reason ?? null}
        error={missing && reason === undefined ? t('stories.whyMissing') : undefined}
        options={storyRejections.map((value) => ({ value, title: t(`stories.reasons.${value}`) }))}
        onValueChange={(value) => onReasonChange(storyRejections.find((reason) => reason === value))}
      />
      <TextArea
        label={t('stories.note', { name })}
        optional={t('review.optional')}
        hint={t('stories.noteHint')}
        rows={2}
        maxLength={limits.storyNote}
        counter={(used, most) => t('review.counter', { used, most })}
        value={note}
        onChange={({ currentTarget }) => onNoteChange(currentTarget.value)}
      />
      <Cluster>
        <Button size="sm" variant="danger" type="submit">
          {t('stories.rejectAndSend')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {keepLabel}
        </Button>
      </Cluster>
    </form>
  );
}
