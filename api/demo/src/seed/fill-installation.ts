import { createSeeder, hasOrganizations, recordPastTransitions } from '@gyg/api/demo-entrance';
import type { PoolAdministration } from '@gyg/identity';
import { demoAccounts, demoPassword } from '../accounts';
import { readPeople } from '../content/content';
import { fillAlone } from './fill-alone';
import { seedBookings } from './seed-bookings';
import { createSeedContext, type DemoTransaction } from './seed-context';
import { seedCatalogs, seedGygMessages, seedInvites, seedPortfolios, seedProposals } from './seed-desks';
import { seedGygs } from './seed-gygs';
import { seedFeatured, seedMembershipRequests, seedNotifications, seedStories } from './seed-messages';
import { seedOrganizations } from './seed-organizations';
import { seedPeople, subjectOf } from './seed-people';

/** The progress of the seeding. */
export interface DemoProgress {
  step: 'data' | 'accounts';
  done: number;
  total: number;
}

export interface FillOptions {
  /** The part of the database that is needed: one read and one transaction. */
  db: {
    read: Parameters<typeof hasOrganizations>[0];
    tx: <T>(work: (tx: DemoTransaction) => Promise<T>) => Promise<T>;
  };
  identityPool: Pick<PoolAdministration, 'createConfirmedUser'>;
  /** The time from which all times are calculated. */
  now?: Date;
  onProgress?: (progress: DemoProgress) => void;
}

const steps = [
  seedPeople,
  seedOrganizations,
  seedGygs,
  seedBookings,
  seedStories,
  seedFeatured,
  seedMembershipRequests,
  seedNotifications,
  seedProposals,
  seedCatalogs,
  seedPortfolios,
  seedInvites,
  seedGygMessages,
] as const;

/** Writes the data, unless there are organisations. Returns whether it did. */
async function fillOnce(
  db: FillOptions['db'],
  now: Date,
  onProgress: (progress: DemoProgress) => void,
): Promise<boolean> {
  if (await hasOrganizations(db.read)) return false;
  return fillAlone(db.tx, async (tx) => {
    if (await hasOrganizations(tx)) return false;
    const context = createSeedContext(createSeeder(tx), now);
    for (const [index, step] of steps.entries()) {
      await step(context);
      onProgress({ step: 'data', done: index + 1, total: steps.length });
    }
    await recordPastTransitions(tx, now);
    return true;
  });
}

/**
 * Writes the demo's data in one transaction, then its accounts. An installation that has organisations keeps its data; of
 * several processes that start together one writes it, and the others wait. Accounts missing after an interrupted start
 * are created. Returns whether the data was written.
 */
export async function fillInstallation(options: FillOptions): Promise<boolean> {
  const { db, identityPool, now = new Date(), onProgress = () => undefined } = options;
  const filled = await fillOnce(db, now, onProgress);
  const people = readPeople();
  for (const [index, { person, email, groups }] of demoAccounts.entries()) {
    const named = people[person];
    if (named === undefined) throw new Error(`The demo has no one named ${person}.`);
    const { name, locale } = named;
    const id = subjectOf(person);
    const account = { id, email, name, locale, password: demoPassword, groups: [...groups] };
    const { created } = await identityPool.createConfirmedUser(account);
    if (created) onProgress({ step: 'accounts', done: index + 1, total: demoAccounts.length });
  }
  return filled;
}
