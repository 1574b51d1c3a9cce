import type { Tx } from '@gyg/database';
import { createActors } from './actors';
import { answerSeeder } from './answer-seeder';
import { bookingSeeder } from './booking-seeder';
import { deskSeeder } from './desk-seeder';
import { gygSeeder } from './gyg-seeder';
import { messageSeeder } from './message-seeder';
import { organizationSeeder } from './organization-seeder';
import type { Seeder } from './seeder';

/** Writes demo data into a transaction: `db.tx((t) => seed(createSeeder(t)))`. */
export function createSeeder(tx: Tx): Seeder {
  const actors = createActors(tx);
  return {
    ...organizationSeeder(tx, actors),
    ...gygSeeder(tx, actors),
    ...bookingSeeder(tx, actors),
    ...answerSeeder(tx, actors),
    ...messageSeeder(tx),
    ...deskSeeder(tx),
  };
}
