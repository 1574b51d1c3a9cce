import { createSeeder } from '@gyg/api/demo-entrance';
import type { PoolAdministration } from '@gyg/identity';
import { demoAccounts, demoPassword } from '../accounts';
import { people } from '../content/people';
import { seedBookings } from './seed-bookings';
import { seedGygs } from './seed-gygs';
import { seedFeatured, seedNotices, seedStories, seedWishes } from './seed-messages';
import { seedOrganisations } from './seed-organisations';
import { seedPeople, subjectOf } from './seed-people';
import { createWorld, type DemoTransaction } from './world';

/** How far the seeding has come. */
export interface DemoProgress {
  step: 'pictures' | 'data' | 'accounts';
  done: number;
  total: number;
}

export interface FillOptions {
  /** The database, as far as it is needed: one transaction. */
  db: { tx: <T>(work: (t: DemoTransaction) => Promise<T>) => Promise<T> };
  identityPool: Pick<PoolAdministration, 'createConfirmedUser' | 'findByEmail'>;
  /** The moment from which all times are counted. */
  now?: Date;
  onProgress?: (progress: DemoProgress) => void;
}

const steps = [
  seedPeople,
  seedOrganisations,
  seedGygs,
  seedBookings,
  seedStories,
  seedFeatured,
  seedWishes,
  seedNotices,
] as const;

/** The last account that is made: where it is, all the rest is. */
async function isFilled(identityPool: FillOptions['identityPool']): Promise<boolean> {
  const last = demoAccounts.at(-1);
  return last !== undefined && (await identityPool.findByEmail(last.email)) !== undefined;
}

/**
 * Writes the demo's data in one transaction, then its accounts. Does nothing where that was done before; gives whether
 * it did.
 */
export async function fillInstallation(options: FillOptions): Promise<boolean> {
  const { db, identityPool, now = new Date(), onProgress = () => undefined } = options;
  if (await isFilled(identityPool)) return false;
  await db.tx(async (t) => {
    const world = createWorld(createSeeder(t), now);
    for (const [index, step] of steps.entries()) {
      await step(world);
      onProgress({ step: 'data', done: index + 1, total: steps.length });
    }
  });
  for (const [index, { person, email, groups }] of demoAccounts.entries()) {
    const { name, locale } = people[person];
    const id = subjectOf(person);
    await identityPool.createConfirmedUser({ id, email, name, locale, password: demoPassword, groups: [...groups] });
    onProgress({ step: 'accounts', done: index + 1, total: demoAccounts.length });
  }
  return true;
}
