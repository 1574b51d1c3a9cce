import type { Tx } from '@gyg/database';
import type { SignedIn } from '../../access/actor';
import type { UnitOfWork } from '../../access/unit-of-work';
import { actorOf } from '../../features/people';
import type { SeedNotifying } from './seed-inputs';

/** A unit of work for seeding, with a given time and without mail. */
export function seedUnit(tx: Tx, now: Date, { notify = false }: SeedNotifying = {}): UnitOfWork {
  return { tx, now, publicUrl: '', mail: false, notify };
}

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
