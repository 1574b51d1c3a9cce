import type { Tx } from '@gyg/database';
import type { SignedIn } from '../access/actor';
import { actorOf } from '../features/users';

/** People as they act while seeding, read once until their memberships may have changed. */
export interface Actors {
  get(userId: string): Promise<SignedIn>;
  /** Memberships or managers were written. */
  forget(): void;
}

export function createActors(tx: Tx): Actors {
  const known = new Map<string, SignedIn>();
  return {
    async get(userId) {
      const actor = known.get(userId) ?? (await actorOf(tx, userId));
      known.set(userId, actor);
      return actor;
    },
    forget: () => known.clear(),
  };
}
