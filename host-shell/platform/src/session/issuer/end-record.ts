/** Why the session of this browser ended: the person logged out, or the identity service refused to renew it. */
export type SessionEnd = 'signedOut' | 'refused';

const key = 'gyg.ended';

/** Records for all tabs that, and why, the session ended. */
export const recordSessionEnd = (storage: Storage, why: SessionEnd) =>
  storage.setItem(key, `${why} ${Date.now()} ${Math.random()}`);

/** Why the session ended last, in any tab. */
export const lastSessionEnd = (storage: Storage): SessionEnd =>
  storage.getItem(key)?.startsWith('refused') ? 'refused' : 'signedOut';

/** Differs after each recorded end, so that a renewal under way notices one. */
export const endRecord = (storage: Storage): string | null => storage.getItem(key);
