import { createSeeder, findSeeded } from '@gyg/api/demo-entrance';
import { content } from '../content/content';
import { planFurtherGygs } from '../plan/further-gygs';
import { adminOf } from '../plan/people-of';
import { DemoDataInProduction } from './demo-data-in-production';
import { fillAlone } from './fill-alone';
import type { FillOptions } from './fill-installation';
import { seedBookingsOf } from './seed-bookings';
import { createSeedContext, type DemoTransaction } from './seed-context';
import { seedGyg } from './seed-gygs';
import { subjectOf } from './seed-people';

export interface AddGygsOptions {
  mode: 'demo' | 'production';
  db: Pick<FillOptions['db'], 'tx'>;
  /** How many gygs are added. */
  gygs: number;
  /** The time from which all times are calculated. */
  now?: Date;
  /** Called after each gyg. */
  onProgress?: (progress: { done: number; total: number }) => void;
}

/** A context with what there is of the demo: people and organisations may have been deleted since. */
async function openContext(tx: DemoTransaction, now: Date) {
  const context = createSeedContext(createSeeder(tx), now);
  const { organizations, personKeys } = content();
  const seeded = await findSeeded(tx, {
    subjects: personKeys.map(subjectOf),
    friendlyUrls: organizations.map(({ key }) => key),
  });
  for (const key of personKeys) {
    const id = seeded.users.get(subjectOf(key));
    if (id !== undefined) context.users.add(key, id);
  }
  for (const { key } of organizations) {
    const id = seeded.organizations.get(key);
    if (id !== undefined) context.organizations.add(key, id);
  }
  return { context, gygUrls: seeded.gygUrls };
}

/**
 * Adds published gygs of the demo's organisations, with needs and bookings, which start in the coming months. Returns
 * false, and adds nothing, if the demo is not there. Throws DemoDataInProduction in production.
 */
export async function addGygs({ mode, db, gygs, now = new Date(), onProgress }: AddGygsOptions): Promise<boolean> {
  if (mode === 'production') throw new DemoDataInProduction();
  return fillAlone(db.tx, async (tx) => {
    const { context, gygUrls } = await openContext(tx, now);
    const planned = planFurtherGygs(gygs, {
      hasHost: (key) => context.organizations.has(key) && context.users.has(adminOf(key)),
      hasGyg: (host, key) => gygUrls.get(context.organizations.get(host))?.has(key) === true,
    });
    for (const [index, hosted] of planned.entries()) {
      await seedGyg(context, hosted);
      await seedBookingsOf(context, hosted);
      onProgress?.({ done: index + 1, total: planned.length });
    }
    return planned.length > 0;
  });
}
