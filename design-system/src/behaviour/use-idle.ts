import { useEffect, useState } from 'react';

/** At the latest after this many milliseconds, however busy the page is. */
const LATEST = 2000;

function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: LATEST });
  return () => cancelIdleCallback(handle);
}

/**
 * Whether the page has loaded and the browser has had nothing to do since: the time for code that a component can do without
 * until then, so that it does not compete with what the page shows first.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let stop = () => {};
    const wait = () => {
      stop = whenIdle(() => setIdle(true));
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      stop();
    };
  }, []);
  return idle;
}
