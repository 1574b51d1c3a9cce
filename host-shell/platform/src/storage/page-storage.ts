import { createBrowserStorage } from './browser-storage';

/** The storage of this page. */
export const pageStorage = createBrowserStorage();
