import { useErrorToast, useMutation } from '@gyg/platform';
import { useRefreshGyg } from '../refresh-gyg';

export interface GygActOptions<Answer, Input> {
  send: (input: Input) => Promise<Answer>;
  /** Called after the act, when everything on screen is up to date. */
  onDone: (answer: Answer) => void;
  /** True if the dialog shows the failure itself; otherwise it is shown as a toast. */
  onFailure?: (error: unknown) => boolean;
}

/** Sends an act once, refreshes what shows the gyg, and reports a failure. */
export function useGygAct<Answer, Input = void>({ send, onDone, onFailure }: GygActOptions<Answer, Input>) {
  const refresh = useRefreshGyg();
  const errorToast = useErrorToast();
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      await refresh();
      onDone(answer);
    },
    onError: (error) => {
      if (onFailure?.(error)) return;
      errorToast(error);
    },
  });
}
