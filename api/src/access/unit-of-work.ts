import type { Tx } from '@gyg/database';
import type { ApiContext } from '../api-context';
import type { Problem } from '../problem';

/** One transaction: its handle, its time, and whether it sends mails and notifications. */
export interface UnitOfWork {
  tx: Tx;
  now: Date;
  /** The `X-Request-Id` of the call, for the audit log; absent outside calls. */
  requestId?: string | undefined;
  /** The platform's origin, for links in mails. */
  publicUrl: string;
  /** Seeding sends no mail. */
  mail: boolean;
  notify: boolean;
}

/**
 * A refusal whose transaction must still commit: what was done in it (an offer that ended, for example) holds, and the
 * call then fails with the problem.
 */
export class Refused {
  readonly problem: Problem;

  constructor(problem: Problem) {
    this.problem = problem;
  }
}

/** Runs `act` in one transaction at the call's time, then wakes the mail worker. Throws the problem of a `Refused`. */
export async function inTransaction<T>(
  context: ApiContext,
  now: Date,
  act: (uow: UnitOfWork) => Promise<T | Refused>,
): Promise<T> {
  const { db, config, kick, requestId } = context;
  const done = await db.tx((tx) => act({ tx, now, requestId, publicUrl: config.publicUrl, mail: true, notify: true }));
  kick();
  if (done instanceof Refused) throw done.problem;
  return done;
}
