import { useLocation } from './router';

/**
 * Whether the page on screen is the one that the browser opened (a link in a mail or on another site, a bookmark), and not
 * one to which a page of the site led.
 */
export const useOpenedByLink = (): boolean => useLocation().key === 'default';
