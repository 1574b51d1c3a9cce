import type { AnswerOf } from '@gyg/contract';
import type { ApiError } from './api-error';
import { toApiError } from './call';
import type { Upload, UploadInput, UploadName } from './upload';

/** The course of an upload. `part` is from 0 to 1; `paused`: the line was lost, and it starts again by itself. */
export type UploadState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly part: number }
  | { readonly phase: 'paused' }
  | { readonly phase: 'failed'; readonly error: ApiError };

/** Seconds until the next attempt while the device has a network, by the number of failed attempts. */
const waits = [3, 6, 12, 30];

/** An upload whose answer may have been lost: repeated unchanged, it has the same key. */
interface Unanswered {
  input: object;
  key: string;
}

/** Whether two inputs are the same content: equal texts, and the same file. */
function isSame(one: object, other: object): boolean {
  const imageOf = (input: object) => ('image' in input ? input.image : undefined);
  const textOf = (input: object) => JSON.stringify({ ...input, image: undefined });
  return imageOf(one) === imageOf(other) && textOf(one) === textOf(other);
}

/** No answer came: the network is gone, or the server is not there for a moment. */
const isLineLost = ({ code, status }: ApiError) => (status === 0 && code !== 'request.aborted') || status === 503;

export interface PatientUpload<N extends UploadName> {
  /**
   * Resolves with the answer, or with undefined if it was refused (`failed`) or cancelled. While the line is lost it
   * waits, and sends again with the same key, so that nothing is created twice.
   */
  send(input: UploadInput<N>): Promise<AnswerOf<N> | undefined>;
  /** Tries now instead of waiting. */
  retry(): void;
  /** Gives up; the state is idle again. What was already sent may still arrive. */
  cancel(): void;
}

/** Creates an upload that survives a lost line. `onState` is called on each change. */
export function createPatientUpload<N extends UploadName>(
  upload: Upload,
  name: N,
  onState: (state: UploadState) => void,
): PatientUpload<N> {
  let unanswered: Unanswered | undefined;
  let cancelled = new AbortController();
  let wake: (() => void) | undefined;

  /** Resolves when the device has a network again, after a while, on `retry` and on `cancel`. */
  const pause = (failures: number) =>
    new Promise<void>((resolve) => {
      const seconds = waits[Math.min(failures, waits.length) - 1] ?? 0;
      // Without a network there is nothing to try: the event tells when it is back.
      const timer = setTimeout(() => navigator.onLine && wake?.(), seconds * 1000);
      wake = () => {
        clearTimeout(timer);
        removeEventListener('online', awake);
        wake = undefined;
        resolve();
      };
      const awake = () => wake?.();
      addEventListener('online', awake);
    });

  const attempt = (input: UploadInput<N>, key: string, signal: AbortSignal) =>
    upload(name, input, { key, signal, onProgress: (part) => onState({ phase: 'sending', part }) });

  return {
    async send(input) {
      const key = unanswered && isSame(unanswered.input, input) ? unanswered.key : crypto.randomUUID();
      unanswered = { input, key };
      cancelled = new AbortController();
      const { signal } = cancelled;
      for (let failures = 1; ; failures += 1) {
        onState({ phase: 'sending', part: 0 });
        try {
          const answer = await attempt(input, key, signal);
          unanswered = undefined;
          onState({ phase: 'idle' });
          return answer;
        } catch (thrown) {
          const error = toApiError(thrown);
          if (signal.aborted) return undefined;
          if (!isLineLost(error)) {
            unanswered = undefined;
            onState({ phase: 'failed', error });
            return undefined;
          }
          onState({ phase: 'paused' });
          await pause(failures);
          if (signal.aborted) return undefined;
        }
      }
    },
    retry: () => wake?.(),
    cancel() {
      cancelled.abort();
      wake?.();
      onState({ phase: 'idle' });
    },
  };
}
