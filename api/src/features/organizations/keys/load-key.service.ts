import type { KeyActor } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { findKeyRow, touchKey } from './key.repository';
import { keyStateAt } from './key.service';
import { hashOf, isWhole } from './key-text';

export { isKey } from './key-text';

const minute = 60_000;
const headers = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };

/**
 * The key of a call, marked as used at most once a minute. Throws 401: `keys.mistyped` where its checksum is wrong,
 * `keys.unknown`, `keys.revoked` or `keys.expired`.
 */
export async function loadKey({ db, now: clock }: ApiContext, key: string): Promise<KeyActor> {
  if (!isWhole(key)) throw problem('keys.mistyped', { headers });
  const row = await findKeyRow(db.read, { hash: hashOf(key) });
  if (!row) throw problem('keys.unknown', { headers });
  const now = clock();
  const state = keyStateAt(row, now);
  if (state !== 'ACTIVE') throw problem(state === 'REVOKED' ? 'keys.revoked' : 'keys.expired', { headers });
  const before = new Date(now.getTime() - minute);
  if (row.lastUsedAt === null || row.lastUsedAt <= before) await db.tx((t) => touchKey(t, row.id, now, before));
  return { kind: 'key', id: row.id, organizationId: row.organizationId, scopes: new Set(row.scopes) };
}
