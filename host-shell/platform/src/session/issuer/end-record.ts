/** Why the session of this browser ended: the user logged out, or the identity service refused to renew it. */
export type SessionEnd = 'signedOut' | 'refused';

const key = 'gyg.ended';

/** Records for all tabs that the session ended, and why. */
export const recordSessionEnd = (storage: Storage, why: SessionEnd) =>
  storage.setItem(key, `${why} ${Date.now()} ${Math.random()}`);

/** Why the last session ended, in any tab. */
export const lastSessionEnd = (storage: Storage): SessionEnd =>
  storage.getItem(key)?.startsWith('refused') ? 'refused' : 'signedOut';

/** Changes with each recorded end, so that a pending renewal can detect one. */
export const endRecord = (storage: Storage): string | null => storage.getItem(key);
