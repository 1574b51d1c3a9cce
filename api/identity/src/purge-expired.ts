import type { Database } from '@gyg/database';
import { purgeCounters } from '@gyg/database/rate-limits';
import { purgePayloads } from './adapter/payload.repository';
import { purgeKeys } from './keys/purge-keys';
import { purgeCodes } from './pool/code.repository';

/** Expired codes are stored for a day, so that they can be told apart from wrong ones. */
const codeRetention = 24 * 60 * 60 * 1000;

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
