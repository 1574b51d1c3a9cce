import type { Story } from '@gyg/contract';
import type { StoryRejection } from '@gyg/contract/enums';
import { useKeptFocus } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useStoredText } from '../../../shared/review';
import { noteKey, responseKey } from '../model/story-answer';
import type { HeldStoryAnswer, StoryAnswers } from '../model/use-story-answers';
import { HeldStory } from './held-story';
import { RejectForm } from './reject-form';
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
