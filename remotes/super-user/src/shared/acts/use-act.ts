import type { OperationName } from '@gyg/contract/routes';
import { invalidateCalls, toast, useErrorText, useQueryClient } from '@gyg/platform';
import { useState } from 'react';

/** Does one thing after the other: says that it is done or why not, and fetches again what shows it. */
export function useAct(calls: readonly OperationName[]) {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  /** True once it is done; false if it failed or something else is being done. */
  async function act(work: () => Promise<unknown>, done: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      toast.success(done);
      return true;
    } catch (thrown) {
      toast.error(errorText(thrown).text);
      return false;
    } finally {
      setBusy(false);
      await invalidateCalls(queries, calls);
    }
  }
  return { busy, act };
}
