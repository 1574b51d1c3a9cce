import { problem } from '../problem/problem';

/** How many uploads may run at the same time, each of at most 10 MB on the disk. Per process. */
export interface UploadSlots {
  perUser: number;
  total: number;
}

export const uploadSlots: UploadSlots = { perUser: 6, total: 48 };

const retryAfter = { 'Retry-After': '5' };

/**
 * Takes a slot: throws 429 where this user has all of theirs, 503 where all are taken. Returns a function that frees
 * it.
 */
export function createUploadSlots({ perUser, total }: UploadSlots): (userId: string) => () => void {
  const byUser = new Map<string, number>();
  let taken = 0;

  return (userId) => {
    const own = byUser.get(userId) ?? 0;
    if (own >= perUser) {
      throw problem('request.too_many', { detail: `Send at most ${perUser} pictures at once`, headers: retryAfter });
    }
    if (taken >= total) {
      throw problem('server.unavailable', { detail: 'Too many pictures are being uploaded', headers: retryAfter });
    }
    byUser.set(userId, own + 1);
    taken += 1;
    return () => {
      const left = (byUser.get(userId) ?? 1) - 1;
      if (left === 0) byUser.delete(userId);
      else byUser.set(userId, left);
      taken -= 1;
    };
  };
}
