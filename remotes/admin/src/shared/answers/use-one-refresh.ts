import { useRef } from 'react';

/**
 * Fetches lists again once after several answers that are sent together, and not after each of them. Wrap every send
 * with `during`, and pass `afterLast` as `onSettled`, which is called once for each send.
 */
export function useOneRefresh(refresh: () => Promise<unknown>) {
  const unsettled = useRef(0);
  const waiting = useRef<(() => void)[]>([]);
  return {
    during: (send: () => Promise<unknown>) => {
      unsettled.current += 1;
      return send();
    },
    afterLast: async () => {
      unsettled.current -= 1;
      if (unsettled.current > 0) return new Promise<void>((resolve) => waiting.current.push(resolve));
      const others = waiting.current;
      waiting.current = [];
      try {
        await refresh();
      } finally {
        for (const done of others) done();
      }
    },
  };
}
