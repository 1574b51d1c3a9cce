import { createSeeder } from '@gyg/api/demo-entrance';
import type { PoolAdministration } from '@gyg/identity';
import { type DemoAccount, demoAccounts, demoPassword } from '../accounts';
import { people } from '../content/people';
import { pictureList } from '../pictures/picture-list';
import { writePictures } from '../pictures/write-pictures';
import { seedBookings } from './seed-bookings';
import { seedGygs } from './seed-gygs';
import { seedFeatured, seedNotices, seedStories, seedWishes } from './seed-messages';
import { seedOrganisations } from './seed-organisations';
import { seedPeople, subjectOf } from './seed-people';
import { createWorld, type DemoTransaction } from './world';

/** Thrown instead of filling a real installation with invented people. */
export class DemoDataInProduction extends Error {
  override readonly name = 'DemoDataInProduction';

  constructor() {
    super('Demo data belongs to demo mode alone; this installation runs in production.');
  }
}

/** How far the seeding has come. */
export interface DemoProgress {
  step: 'pictures' | 'data' | 'accounts';
  done: number;
  total: number;
}

export interface SeedDemoOptions {
  mode: 'demo' | 'production';
  /** The database, as far as it is needed: one transaction. */
  db: { tx: <T>(work: (t: DemoTransaction) => Promise<T>) => Promise<T> };
  identityPool: Pick<PoolAdministration, 'createConfirmedUser' | 'findByEmail' | 'setGroups'>;
  /** The folder that is served at /media. */
  mediaDir: string;
  now?: Date;
  onProgress?: (progress: DemoProgress) => void;
}

/** The last account that is made: where it is, all the rest is. */
async function isSeeded(identityPool: SeedDemoOptions['identityPool']): Promise<boolean> {
  const last = demoAccounts.at(-1);
  return last !== undefined && (await identityPool.findByEmail(last.email)) !== undefined;
}

async function seedData(t: DemoTransaction, now: Date, onDone: (done: number, total: number) => void): Promise<void> {
  const world = createWorld(createSeeder(t), now);
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
  for (const [index, step] of steps.entries()) {
    await step(world);
    onDone(index + 1, steps.length);
  }
}

/**
 * Fills a new installation with the demo: pictures, twelve organisations, sixty gygs and the people around them, and
 * the accounts of `demoAccounts` with `demoPassword`. The data is one transaction. Does nothing but add missing
 * pictures when the demo is there already. Throws DemoDataInProduction in production.
 */
export async function seedDemo(options: SeedDemoOptions): Promise<{ accounts: readonly DemoAccount[] }> {
  const { mode, db, identityPool, mediaDir, now = new Date(), onProgress = () => undefined } = options;
  if (mode === 'production') throw new DemoDataInProduction();
  const report = (step: DemoProgress['step']) => (done: number, total: number) => onProgress({ step, done, total });
  await writePictures(pictureList(), mediaDir, report('pictures'));
  if (await isSeeded(identityPool)) return { accounts: demoAccounts };

  await db.tx((t) => seedData(t, now, report('data')));
  for (const [index, { person, email, groups }] of demoAccounts.entries()) {
    const { name, locale } = people[person];
    const id = subjectOf(person);
    await identityPool.createConfirmedUser({ id, email, name, locale, password: demoPassword, groups: [...groups] });
    report('accounts')(index + 1, demoAccounts.length);
  }
  return { accounts: demoAccounts };
}
