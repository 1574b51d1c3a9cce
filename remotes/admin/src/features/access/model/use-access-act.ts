import type { OperationName } from '@gyg/contract/routes';
import { invalidateCalls, toast, useErrorText, useQueryClient } from '@gyg/platform';
import { useState } from 'react';

/** Does one thing after the other: says that it is done or why not, and fetches again what shows it. */
export function useAccessAct(calls: readonly OperationName[]) {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  /** Resolves with what was done; undefined if it failed or something else is being done. */
  async function act<Done>(work: () => Promise<Done>, done?: string): Promise<{ done: Done } | undefined> {
    if (busy) return undefined;
    setBusy(true);
    try {
      const result = await work();
      if (done !== undefined) toast.success(done);
      return { done: result };
    } catch (thrown) {
      toast.error(errorText(thrown).text);
      return undefined;
    } finally {
      setBusy(false);
      await invalidateCalls(queries, calls);
    }
  }
  return { busy, act };
}
