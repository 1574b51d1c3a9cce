import { useLocation } from 'react-router-dom';
import { useSendHome } from './use-send-home';

/** State of the entry after a login: the browser, not a page of the site, led there. */
export const openedByLink = { openedByLink: true } as const;

/** Whether the browser opened the page on screen (a link in a mail, a bookmark), perhaps by way of a login. */
function useOpenedByLink(): boolean {
  const { key, state } = useLocation();
  return key === 'default' || (typeof state === 'object' && state !== null && 'openedByLink' in state);
}

/**
 * For a page of something that does not exist. Pass the reason as soon as it is known, and undefined before. Visitors
 * who followed a link on this site are sent home, with the reason as a toast. For those who came from outside (a mail,
 * another site, a bookmark), also by way of a login, returns the reason, to be shown in place.
 */
export function useMissing(reason: string | undefined): string | undefined {
  const inPlace = useOpenedByLink();
  useSendHome(inPlace ? undefined : reason);
  return inPlace ? reason : undefined;
}
