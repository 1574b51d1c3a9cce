import type { Database } from '@gyg/database';
import { purgeCounters } from '@gyg/database/rate-limits';
import { purgePayloads } from './adapter/payload.repository';
import { dropKey, listKeys } from './keys/key.repository';
import { expiredKeys } from './keys/key-order';
import { purgeCodes } from './pool/code.repository';

/** Expired codes are stored for a day, so that they can be told apart from wrong ones. */
const codeRetention = 24 * 60 * 60 * 1000;

/** Deletes keys that were replaced so long ago that none of their signatures is still valid. */
async function purgeKeys(db: Database, now: number): Promise<void> {
  const keys = await listKeys(db.read);
  for (const use of ['signing', 'cookies', 'codes'] as const) {
    const outlived = expiredKeys(
      keys.filter((key) => key.use === use),
      now,
    );
    for (const { id } of outlived) await db.tx((t) => dropKey(t, id));
  }
}

/**
 * Deletes expired sessions, tokens, codes and counters, and keys replaced long ago. Safe to run in several processes at
 * once.
 */
export async function purgeExpired(db: Database, now: number): Promise<void> {
  await db.tx((t) => purgePayloads(t, new Date(now)));
  await db.tx((t) => purgeCodes(t, new Date(now - codeRetention)));
  await db.tx((t) => purgeCounters(t, new Date(now)));
  await purgeKeys(db, now);
}
