import type { Tx } from '@gyg/database';
import type { ApiContext } from '../api-context';

/** One transaction: its handle, its time, and whether it sends mails and notifications. */
export interface UnitOfWork {
  tx: Tx;
  now: Date;
  /** The platform's origin, for links in mails. */
  publicUrl: string;
  /** Seeding sends no mail. */
  mail: boolean;
  notify: boolean;
}

/** Runs `act` in one transaction at the call's time, then wakes the mail worker. */
export async function inTransaction<T>(
  context: ApiContext,
  now: Date,
  act: (uow: UnitOfWork) => Promise<T>,
): Promise<T> {
  const { db, config, kick } = context;
  const done = await db.tx((tx) => act({ tx, now, publicUrl: config.publicUrl, mail: true, notify: true }));
  kick();
  return done;
}
