import { browserStorage } from '../storage/browser-storage';

/** What one tab tells the others: rights changed, or one's own name and picture. */
export type Announcement = 'rights' | 'person';

const keyOf = (what: Announcement) => `gyg.changed.${what}`;

/** Tells the other tabs that something changed which they show as well. */
export function announce(what: Announcement): void {
  browserStorage('device').setItem(keyOf(what), `${Date.now()} ${Math.random()}`);
}

/** Calls back when another tab announced something. */
export function onAnnouncement(what: Announcement, listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === keyOf(what)) listener();
  });
}
