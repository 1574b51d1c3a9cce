import type { StoryRejection } from '@gyg/contract/enums';
import { call, useHeldAnswers } from '@gyg/platform';
import { useRef, useState } from 'react';
import { useRefreshStories } from '../api/stories';

/** An answer to a story, as it is given on screen. */
export type StoryAnswer =
  | { readonly result: 'approve' }
  | { readonly result: 'reject'; readonly reason: StoryRejection; readonly note: string };

export interface HeldStoryAnswer {
  readonly answer: StoryAnswer;
  readonly sending: boolean;
}

export interface StoryAnswers {
  heldOf: (storyId: string) => HeldStoryAnswer | undefined;
  give: (storyId: string, answer: StoryAnswer) => void;
  undo: (storyId: string) => void;
}

async function send(storyId: string, answer: StoryAnswer, { leaving }: { leaving: boolean }): Promise<void> {
  const params = { storyId };
  const options = { keepalive: leaving };
  if (answer.result === 'approve') {
    await call('approveStory', { params, body: {} }, options);
  } else {
    const { reason, note } = answer;
    await call('rejectStory', { params, body: { reason, note } }, options);
  }
}

/** Answers to stories, held for ten seconds. */
export function useStoryAnswers(): StoryAnswers {
  const refresh = useRefreshStories();
  const [answers, setAnswers] = useState<ReadonlyMap<string, StoryAnswer>>(new Map());
  // Leaving the screen sends at once, so what is sent must not wait for a render.
  const latest = useRef(answers);
  const held = useHeldAnswers<StoryAnswer['result']>({
    async send(storyId, _result, options) {
      const answer = latest.current.get(storyId);
      if (answer !== undefined) await send(storyId, answer, options);
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
      latest.current = new Map(latest.current).set(storyId, answer);
      setAnswers(latest.current);
      held.give([storyId], answer.result);
    },
    undo: (storyId) => held.undo([storyId]),
  };
}
