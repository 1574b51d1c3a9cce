import type { Database } from '@gyg/database';
import { purgeCounters } from '@gyg/database/rate-limits';
import { dropGivenUpMails } from '@gyg/mail';
import { dropExpiredKeys, dropExpiredLookups } from './maintenance.repository';

/** So long a mail that was given up tells why. */
const failedMailRetention = 30 * 24 * 60 * 60_000;
const mailsPerRun = 1_000;

/** Forgets what has outlived its use. Notifications are their reader's own: they stay, the archived ones too. */
export async function runMaintenance(db: Database, now: Date): Promise<void> {
  await db.tx((t) => dropExpiredKeys(t, now));
  await db.tx((t) => dropExpiredLookups(t, now));
  await db.tx((t) => purgeCounters(t, now));
  await db.tx((t) => dropGivenUpMails(t, new Date(now.getTime() - failedMailRetention), mailsPerRun));
  await db.purgeDeleted();
}
