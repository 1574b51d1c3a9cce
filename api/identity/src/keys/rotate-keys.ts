import type { Database } from '@gyg/database';
import { dropKey, insertKey, type KeyRow, listKeys } from './key.repository';
import { nextSlot, outlivedKeys, settlesAfter } from './key-order';
import { makeKey } from './make-key';

export interface RotatedKeys {
  /** The new signing key's id, as the published key set names it. */
  kid: string;
  /** When it begins to sign. */
  signsFrom: Date;
}

/**
 * Makes a new signing key and a new secret for cookies. They are published at once and used five minutes later, so that
 * running processes have them by then; old ones stay good until what they made has run out. With `leaked` the old
 * signing keys are forgotten at once, and with them every token they signed. Rejects when two do it at the same moment.
 */
export async function rotateKeys(db: Database, now: number, { leaked = false } = {}): Promise<RotatedKeys> {
  const uses = ['signing', 'cookies'] as const;
  const values = { signing: await makeKey('signing'), cookies: await makeKey('cookies') };
  await db.tx(async (t) => {
    const keys = await listKeys(t);
    for (const use of uses) {
      const old = keys.filter((key) => key.use === use);
      const key = { use, slot: nextSlot(use, old), value: values[use], createdAt: new Date(now) };
      if (!(await insertKey(t, key))) throw new Error('Another rotation is under way.');
    }
    if (leaked) await dropAll(t, keys, 'signing');
  });
  return { kid: String(values.signing.kid), signsFrom: new Date(leaked ? now : now + settlesAfter) };
}

async function dropAll(t: Parameters<typeof dropKey>[0], keys: readonly KeyRow[], use: KeyRow['use']): Promise<void> {
  for (const key of keys) if (key.use === use) await dropKey(t, key.id);
}

/** Forgets keys that were replaced so long ago that nothing they made is still good. */
export async function purgeKeys(db: Database, now: number): Promise<void> {
  const keys = await listKeys(db.read);
  for (const use of ['signing', 'cookies', 'codes'] as const) {
    const outlived = outlivedKeys(
      keys.filter((key) => key.use === use),
      now,
    );
    for (const { id } of outlived) await db.tx((t) => dropKey(t, id));
  }
}
