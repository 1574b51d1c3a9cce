import { useEffect, useState } from 'react';

export interface Requests {
  count: number;
  /** Bytes that came over the network. */
  bytes: number;
  /** From the first request to the last response, in milliseconds. */
  duration: number;
}

const isOfElement = ({ name }: PerformanceEntry) => /^\/(widgets|api|media)\//.test(new URL(name).pathname);

/** What the page has asked the platform for since `what` changed; undefined before the first request. */
export function useRequests(what: string): Requests | undefined {
  const [requests, setRequests] = useState<Requests & { what: string }>();
  useEffect(() => {
    if (typeof PerformanceObserver === 'undefined') return;
    const since = performance.now();
    const seen: PerformanceResourceTiming[] = [];
    const watcher = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceResourceTiming && entry.startTime >= since && isOfElement(entry))
          seen.push(entry);
      if (seen.length === 0) return;
      const first = Math.min(...seen.map(({ startTime }) => startTime));
      const last = Math.max(...seen.map(({ responseEnd }) => responseEnd));
      const bytes = seen.reduce((sum, { transferSize }) => sum + transferSize, 0);
      setRequests({ what, count: seen.length, bytes, duration: last - first });
    });
    watcher.observe({ type: 'resource' });
    return () => watcher.disconnect();
  }, [what]);
  return requests?.what === what ? requests : undefined;
}
