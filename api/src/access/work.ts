import type { Tx } from '@gyg/database';
import type { ApiContext } from '../api-context';

/** What one transaction works with: its handle, its time, and whom it tells. */
export interface Work {
  t: Tx;
  now: Date;
  /** The platform's origin, for links in mails. */
  publicUrl: string;
  /** Seeding writes without telling anybody. */
  mail: boolean;
  notify: boolean;
}

/** Does `act` in one transaction at the call's time, then wakes the mail worker. */
export async function inTransaction<T>(context: ApiContext, now: Date, act: (work: Work) => Promise<T>): Promise<T> {
  const { db, config, kick } = context;
  const done = await db.tx((t) => act({ t, now, publicUrl: config.publicUrl, mail: true, notify: true }));
  kick();
  return done;
}
