/** Sends what was given but is not sent yet. The promise resolves, also after failures, when it has been sent. */
export type BeforeChange = () => Promise<unknown>;

/** Calls listeners before the user logs out or acts for someone else, while calls still have the old session. */
export function createBeforeChange() {
  const listeners = new Set<BeforeChange>();
  return {
    /** Returns a function that removes the listener. */
    add(listener: BeforeChange): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves when all listeners have finished. Their calls have started when it returns. */
    run: async (): Promise<void> => void (await Promise.allSettled([...listeners].map((listener) => listener()))),
  };
}
