import { useMemo } from 'react';

/** What a form waits for before it is sent, such as a picture that is uploading. */
export interface PendingWork {
  /** Adds work that is under way. */
  track(work: Promise<unknown>): void;
  /** Resolves once nothing is under way any more, whether it succeeded or not. */
  settled(): Promise<void>;
}

/** Work of a form that is still under way when the form is sent: the form awaits `settled()` first. */
export function usePendingWork(): PendingWork {
  return useMemo(() => {
    const pending = new Set<Promise<unknown>>();
    return {
      track(work) {
        const ended = () => pending.delete(work);
        pending.add(work);
        work.then(ended, ended);
      },
      async settled() {
        while (pending.size > 0) await Promise.allSettled(pending);
      },
    };
  }, []);
}
