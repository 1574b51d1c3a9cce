import type { Tx } from '@gyg/database';
import type { Work } from '../access/work';
import type { SeedTelling } from './seed-inputs';

/** A piece of seeding at its own time; nobody gets e-mail of it. */
export function seedWork(t: Tx, now: Date, { notify = false }: SeedTelling = {}): Work {
  return { t, now, publicUrl: '', mail: false, notify };
}
