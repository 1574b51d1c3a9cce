import { useLocation, usePageHistory } from './router';

/**
 * Returns a function that tells whether the visitor has left the page that is on screen. The last page stays on screen, and
 * keeps working, while the code of the next one loads; it must not redirect then. The router's hooks return the location
 * of the page on screen, so the current one is read from the history itself.
 */
export function useHasLeft(): () => boolean {
  const history = usePageHistory();
  const { key } = useLocation();
  return () => history.location.key !== key;
}
