import { paths, useLocation, useNavigate } from '@gyg/platform';
import { useEffect, useRef } from 'react';

/** The state of the history entry of a page that was left because the site went down. */
export interface LeftFrom {
  from: string;
}

const originOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined;

/**
 * Returns from the maintenance page when the site is up again: to the page that the visitor was sent away from, else to
 * home. A visitor who opens the maintenance page while the site is up stays there.
 */
export function useReturn(siteDown: boolean | undefined): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const wasDown = useRef(false);
  useEffect(() => {
    if (siteDown === true) wasDown.current = true;
    if (siteDown !== false) return;
    const from = originOf(state);
    if (pathname === paths.siteDown() && (wasDown.current || from !== undefined)) {
      void navigate(from ?? paths.home(), { replace: true });
    }
    wasDown.current = false;
  }, [siteDown, pathname, state, navigate]);
}
