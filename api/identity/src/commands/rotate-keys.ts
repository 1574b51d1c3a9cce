import type { Database } from '@gyg/database';
import { dropKey, insertKey, listKeys } from '../keys/key.repository';
import { nextSlot, settlesAfter } from '../keys/key-order';
import { makeKey } from '../keys/make-key';
import { insertServerAudit } from './audit.repository';

export interface RotatedKeys {
  /** The new signing key's id, as the published key set names it. */
  kid: string;
  /** When it begins to sign. */
  signsFrom: Date;
}

export interface RotateKeys {
  /** The old signing key was disclosed: nothing that it signed is accepted any more. */
  leaked?: boolean;
  /** Who did it, for the record. */
  by: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Another rotation was made at the same moment; this one changed nothing. */
class RotationUnderWay extends Error {
  override readonly name = 'RotationUnderWay';
  constructor() {
    super('Another process is making new keys at this moment; nothing was changed here.');
  }
}

/**
 * Makes a new signing key and a new secret for cookies. They are published at once and used five minutes later, so that
 * running processes have them by then; old ones stay good until what they made has run out. With `leaked` the old
 * signing keys are forgotten at once, and with them every token they signed. Rejects with RotationUnderWay when two do it at the same moment.
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
    const entry = { action: 'keys.rotated', target: String(values.signing.kid), details: { leaked, by } };
    await insertServerAudit(t, entry, new Date(now));
  });
  return { kid: String(values.signing.kid), signsFrom: new Date(leaked ? now : now + settlesAfter) };
}
