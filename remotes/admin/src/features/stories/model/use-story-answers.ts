import { useHeldAnswers } from '@gyg/platform';
import { useRef, useState } from 'react';
import { useRefreshAnswered } from '../../../shared/answers';
import { clearStoredText } from '../../../shared/review';
import { sendStoryAnswer } from '../api/story-calls';
import { noteKey, responseKey, type StoryAnswer } from './story-answer';

export interface HeldStoryAnswer {
  readonly answer: StoryAnswer;
  readonly sending: boolean;
}

export interface StoryAnswers {
  heldOf: (storyId: string) => HeldStoryAnswer | undefined;
  give: (storyId: string, answer: StoryAnswer) => void;
  /** Changes an answer that is not sent yet, without starting its time again. */
  amend: (storyId: string, answer: StoryAnswer) => void;
  undo: (storyId: string) => void;
}

/** Answers to stories, held for ten seconds. The typed texts are forgotten once they are sent. */
export function useStoryAnswers(): StoryAnswers {
  const refresh = useRefreshAnswered();
  const [answers, setAnswers] = useState<ReadonlyMap<string, StoryAnswer>>(new Map());
  // Leaving the screen sends at once, so what is sent must not wait for a render.
  const latest = useRef(answers);
  const put = (storyId: string, answer: StoryAnswer) => {
    latest.current = new Map(latest.current).set(storyId, answer);
    setAnswers(latest.current);
  };
  const held = useHeldAnswers<StoryAnswer['result']>({
    async send(storyId, _result, options) {
      const answer = latest.current.get(storyId);
      if (answer === undefined) return;
      await sendStoryAnswer(storyId, answer, options);
      clearStoredText(noteKey(storyId));
      clearStoredText(responseKey(storyId));
    },
    onSettled: refresh,
  });
  return {
    heldOf(storyId) {
      const answer = answers.get(storyId);
      const state = held.answers.get(storyId);
      return answer && state && { answer, sending: state.sending };
    },
    give(storyId, answer) {
      put(storyId, answer);
      held.give([storyId], answer.result);
    },
    amend: put,
    undo: (storyId) => held.undo([storyId]),
  };
}
