import type { Database } from '@gyg/database';
import { dropKey, insertKey, listKeys } from '../keys/key.repository';
import { nextSlot, settlesAfter } from '../keys/key-order';
import { makeKey } from '../keys/make-key';
import { insertServerAudit } from './audit.repository';

export interface RotatedKeys {
  /** The new signing key's id (`kid`) in the published key set. */
  kid: string;
  /** When it starts to sign. */
  signsFrom: Date;
}

export interface RotateKeys {
  /** The old signing key was disclosed: tokens signed by it are no longer accepted. */
  leaked?: boolean;
  /** The operator, for the audit record. */
  by: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Another rotation ran at the same moment; this one changed nothing. */
class RotationUnderWay extends Error {
  override readonly name = 'RotationUnderWay';
  constructor() {
    super('Another process is making new keys at this moment; nothing was changed here.');
  }
}

/**
 * Creates a new signing key and a new cookie secret. They are published immediately and used five minutes later, so
 * that running processes have loaded them by then; old ones stay valid until everything signed with them has expired.
 * With `leaked` the old signing keys are deleted immediately, which invalidates every token signed with them. Rejects
 * with RotationUnderWay when two rotations run at the same moment.
 */
export async function rotateKeys(db: Database, { leaked = false, by, now }: RotateKeys): Promise<RotatedKeys> {
  const uses = ['signing', 'cookies'] as const;
  const values = { signing: await makeKey('signing'), cookies: await makeKey('cookies') };
  await db.tx(async (t) => {
    const keys = await listKeys(t);
    for (const use of uses) {
      const old = keys.filter((key) => key.use === use);
      const key = { use, slot: nextSlot(use, old), value: values[use], createdAt: new Date(now) };
      if (!(await insertKey(t, key))) throw new RotationUnderWay();
    }
    const outdated = leaked ? keys.filter(({ use }) => use === 'signing') : [];
    for (const { id } of outdated) await dropKey(t, id);
    const target = String(values.signing.kid);
    await insertServerAudit(t, { action: 'keys.rotated', target, details: { leaked, by } }, new Date(now));
  });
  return { kid: String(values.signing.kid), signsFrom: new Date(leaked ? now : now + settlesAfter) };
}
