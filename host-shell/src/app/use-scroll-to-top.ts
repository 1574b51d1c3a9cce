import { useNavigationType } from '@gyg/platform/internal';
import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top when the page has a new path, and focuses its content, so that keyboard and screen reader start
 * there. Going back keeps the browser's scroll position.
 */
export function useScrollToTop(pathname: string): void {
  const how = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (how === 'POP') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, how]);
}
