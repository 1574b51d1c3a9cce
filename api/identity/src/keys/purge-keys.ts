import type { Database } from '@gyg/database';
import { dropKey, listKeys } from './key.repository';
import { expiredKeys } from './key-order';

/** Deletes keys that were replaced so long ago that none of their signatures is still valid. */
export async function purgeKeys(db: Database, now: number): Promise<void> {
  const keys = await listKeys(db.read);
  for (const use of ['signing', 'cookies', 'codes'] as const) {
    const outlived = expiredKeys(
      keys.filter((key) => key.use === use),
      now,
    );
    for (const { id } of outlived) await db.tx((t) => dropKey(t, id));
  }
}
