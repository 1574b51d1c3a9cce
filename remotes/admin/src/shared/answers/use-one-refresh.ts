import { useRef } from 'react';

/**
 * Fetches lists again once after several answers that are sent together, and not after each of them. Wrap every send
 * with `during`, and pass `afterLast` as `onSettled`.
 */
export function useOneRefresh(refresh: () => Promise<unknown>) {
  const sending = useRef(0);
  const waiting = useRef<(() => void)[]>([]);
  return {
    during: async (send: () => Promise<unknown>) => {
      sending.current += 1;
      try {
        return await send();
      } finally {
        sending.current -= 1;
      }
    },
    afterLast: async () => {
      if (sending.current > 0) return new Promise<void>((resolve) => waiting.current.push(resolve));
      const others = waiting.current;
      waiting.current = [];
      await refresh();
      for (const done of others) done();
    },
  };
}
