import { useUnsavedValues } from '../autosave';

/**
 * The key of a request that creates something. A body that is sent again, after a lost response or a reload, has the
 * same key, so that nothing is created twice. `name` names what is created; call `done` after it was created.
 */
export function useAttemptKey(name: string) {
  const stored = useUnsavedValues()(`${name}.attempt`);
  return {
    keyOf(body: object): string {
      const sent = JSON.stringify(body);
      const last = stored.read();
      if (last.sent === sent && typeof last.key === 'string') return last.key;
      const key = crypto.randomUUID();
      stored.write({ key, sent });
      return key;
    },
    done: () => stored.write(undefined),
  };
}
