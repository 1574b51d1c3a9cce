import type { Database } from '@gyg/database';
import { purgeCounters } from '@gyg/database/rate-limits';
import { dropGivenUpMails } from '@gyg/mail';
import { dropOldFailures } from '../features/platform-admin';
import { dropOldDeliveries } from '../features/webhooks';
import { dropCountsBefore } from '../http/observability/hourly-count.repository';
import { dropExpiredKeys, dropExpiredLookups, dropOldAudit, forgetGivenUpMails } from './maintenance.repository';

/** How long a mail that was given up is stored, with the reason. */
const failedMailRetention = 30 * 24 * 60 * 60_000;
const mailsPerRun = 1_000;
/** One day more than the month that is shown. */
const countRetention = 31 * 24 * 60 * 60_000;

/** How long the audit log is kept. */
function twoYearsBefore(now: Date): Date {
  const then = new Date(now);
  then.setUTCFullYear(now.getUTCFullYear() - 2);
  return then;
}

/** Deletes expired rows. Notifications belong to their readers and stay, including archived ones. */
export async function runMaintenance(db: Database, now: Date): Promise<void> {
  await db.tx((t) => dropExpiredKeys(t, now));
  await db.tx((t) => dropExpiredLookups(t, now));
  await db.tx((t) => purgeCounters(t, now));
  const counted = new Date(now.getTime() - countRetention);
  await db.tx((t) => dropCountsBefore(t, counted));
  await dropOldFailures(db, counted);
  await db.tx((t) => dropOldAudit(t, twoYearsBefore(now)));
  const old = new Date(now.getTime() - failedMailRetention);
  await db.tx(async (t) => {
    await forgetGivenUpMails(t, old);
    await dropGivenUpMails(t, old, mailsPerRun);
  });
  await dropOldDeliveries(db, now);
  await db.purgeDeleted();
}
