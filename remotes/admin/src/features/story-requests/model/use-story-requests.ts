import { limits } from '@gyg/contract/rules';
import { call, useErrorText } from '@gyg/platform';
import { useState } from 'react';

/** What is asked, for one gyg. */
export interface StoryRequest {
  readonly organizationId: string;
  readonly gygId: string;
  readonly message: string;
}

export interface Sending {
  /** `stopped` if a call failed: the people in `left` got nothing. */
  readonly phase: 'sending' | 'done' | 'stopped';
  readonly total: number;
  readonly sent: number;
  readonly failed: number;
  readonly left: readonly string[];
  readonly problem?: string;
}

/** Sends requests for stories to as many people at a time as one call takes. */
export function useStoryRequests() {
  const errorText = useErrorText();
  const [sending, setSending] = useState<Sending>();
  const send = async (request: StoryRequest, recipients: readonly string[], before?: Sending) => {
    let state: Sending = {
      phase: 'sending',
      total: before?.total ?? recipients.length,
      sent: before?.sent ?? 0,
      failed: before?.failed ?? 0,
      left: recipients,
    };
    setSending(state);
    while (state.left.length > 0) {
      const batch = state.left.slice(0, limits.inviteRecipients);
      try {
        const result = await call('sendInvites', { body: { type: 'request-story', ...request, recipients: batch } });
        state = {
          ...state,
          sent: state.sent + result.sent.length,
          failed: state.failed + result.failed.length,
          left: state.left.slice(batch.length),
        };
        setSending(state);
      } catch (thrown) {
        setSending({ ...state, phase: 'stopped', problem: errorText(thrown).text });
        return;
      }
    }
    setSending({ ...state, phase: 'done' });
  };
  return { sending, send, reset: () => setSending(undefined) };
}
