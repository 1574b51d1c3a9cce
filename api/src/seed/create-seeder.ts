import type { Tx } from '@gyg/database';
import { createActors } from './actors';
import { answerSeeder } from './answer-seeder';
import { bookingSeeder } from './booking-seeder';
import { gygSeeder } from './gyg-seeder';
import { messageSeeder } from './message-seeder';
import { organizationSeeder } from './organization-seeder';
import type { Seeder } from './seeder';

/** Writes demo data into a transaction: `db.tx((t) => seed(createSeeder(t)))`. */
export function createSeeder(t: Tx): Seeder {
  const actors = createActors(t);
  return {
    ...organizationSeeder(t, actors),
    ...gygSeeder(t, actors),
    ...bookingSeeder(t, actors),
    ...answerSeeder(t, actors),
    ...messageSeeder(t),
  };
}
