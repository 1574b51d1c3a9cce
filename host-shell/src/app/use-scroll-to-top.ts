import { useLocation } from '@gyg/platform';
import { useNavigationType } from '@gyg/platform/internal';
import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top on a new path and focuses the page's content, so that keyboard and screen reader start there.
 * Going back keeps the browser's scroll position.
 */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
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
