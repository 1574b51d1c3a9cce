import type { Tx } from '@gyg/database';
import type { UnitOfWork } from '../access/unit-of-work';
import type { SeedNotifying } from './seed-inputs';

/** A unit of work for seeding, with a given time and without mail. */
export function seedUnit(tx: Tx, now: Date, { notify = false }: SeedNotifying = {}): UnitOfWork {
  return { tx, now, publicUrl: '', mail: false, notify };
}
