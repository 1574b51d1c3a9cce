import type { AnswerOf } from '@gyg/contract';
import type { ApiError, UploadName } from '@gyg/contract/client';
import { toApiError } from './api-error';
import type { Upload, UploadInput } from './upload';

/** The progress of an upload. `part` is from 0 to 1; `paused`: the connection was lost, and it will be sent again. */
export type UploadState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly part: number }
  | { readonly phase: 'paused' }
  | { readonly phase: 'failed'; readonly error: ApiError };

/** Seconds until the next attempt while the device is online, by the number of failed attempts. */
const retrySeconds = [3, 6, 12, 30];

/** An upload whose response may have been lost: if it is repeated unchanged, it has the same key. */
interface Pending {
  input: object;
  key: string;
}

/** Whether two inputs have the same content: equal texts and the same file object. */
function isSame(left: object, right: object): boolean {
  const imageOf = (input: object) => ('image' in input ? input.image : undefined);
  const textOf = (input: object) => JSON.stringify({ ...input, image: undefined });
  return imageOf(left) === imageOf(right) && textOf(left) === textOf(right);
}

/** Whether no response arrived, or the server is down for a moment. */
const isConnectionLost = ({ code, status }: ApiError) => (status === 0 && code !== 'request.aborted') || status === 503;

export interface PatientUpload<N extends UploadName> {
  /**
   * Resolves with the response, or with undefined if the upload was refused (`failed`) or cancelled. While the connection
   * is lost it waits, then sends again with the same key, so that nothing is created twice. Never rejects.
   */
  send(input: UploadInput<N>): Promise<AnswerOf<N> | undefined>;
  /** Sends again at once instead of waiting. */
  retry(): void;
  /** Stops; the state is idle again. What was already sent may still arrive. */
  cancel(): void;
}

/** Creates an upload that survives a lost connection. `onState` is called on each change. */
export function createPatientUpload<N extends UploadName>(
  upload: Upload,
  name: N,
  onState: (state: UploadState) => void,
): PatientUpload<N> {
  let pending: Pending | undefined;
  let cancelled = new AbortController();
  let wake: (() => void) | undefined;

  /** Resolves when the device is online again, after some seconds, on `retry` and on `cancel`. */
  const pause = (failures: number) =>
    new Promise<void>((resolve) => {
      const seconds = retrySeconds[Math.min(failures, retrySeconds.length) - 1] ?? 0;
      // While the device is offline, only the event ends the pause.
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
      const key = pending && isSame(pending.input, input) ? pending.key : crypto.randomUUID();
      pending = { input, key };
      cancelled = new AbortController();
      const { signal } = cancelled;
      for (let failures = 1; ; failures += 1) {
        onState({ phase: 'sending', part: 0 });
        try {
          const result = await attempt(input, key, signal);
          pending = undefined;
          onState({ phase: 'idle' });
          return result;
        } catch (thrown) {
          const error = await toApiError(thrown);
          if (signal.aborted) return undefined;
          if (!isConnectionLost(error)) {
            pending = undefined;
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
