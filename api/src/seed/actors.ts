import type { Tx } from '@gyg/database';
import type { SignedIn } from '../access/actor';
import { actorOf } from '../features/users';

/** The actors of people while seeding, read once until their memberships may have changed. */
export interface Actors {
  get(userId: string): Promise<SignedIn>;
  /** Call it after memberships or managers were written. */
  reset(): void;
}

export function createActors(tx: Tx): Actors {
  const cache = new Map<string, SignedIn>();
  return {
    async get(userId) {
      const actor = cache.get(userId) ?? (await actorOf(tx, userId));
      cache.set(userId, actor);
      return actor;
    },
    reset: () => cache.clear(),
  };
}
