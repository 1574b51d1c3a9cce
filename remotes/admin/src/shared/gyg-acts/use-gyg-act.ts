import { useErrorToast, useMutation } from '@gyg/platform';
import { useRefreshGyg } from '../refresh-gyg';

export interface GygActOptions<Result, Input> {
  send: (input: Input) => Promise<Result>;
  /** Called after the act, when everything on screen is up to date. */
  onDone: (result: Result) => void;
  /** True if the dialog shows the failure itself; otherwise it is shown as a toast. */
  onFailure?: (error: unknown) => boolean;
}

/** Sends an act once, refreshes what shows the gyg, and reports a failure. */
export function useGygAct<Result, Input = void>({ send, onDone, onFailure }: GygActOptions<Result, Input>) {
  const refresh = useRefreshGyg();
  const errorToast = useErrorToast();
  return useMutation({
    mutationFn: send,
    onSuccess: async (result) => {
      await refresh();
      onDone(result);
    },
    onError: (error) => {
      if (onFailure?.(error)) return;
      errorToast(error);
    },
  });
}
