import { type CreatedKey, type KeyScope, limits, type OrganizationKey } from '@gyg/contract';
import type { KeyActor, SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { recordAudit } from '../../../access/record-audit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { invalidRequest, problem } from '../../../problem';
import { getOrganizationRow } from '../organization.service';
import {
  countActiveKeys,
  findKeyRow,
  insertKey,
  type KeyRow,
  listKeyRows,
  lockKeys,
  revokeKeyRow,
  touchKey,
} from './key.repository';
import { hashOf, hintOf, isWhole, makeKey } from './key-text';

function keyStateAt({ revokedAt, expiresAt }: Pick<KeyRow, 'revokedAt' | 'expiresAt'>, now: Date) {
  if (revokedAt !== null) return 'REVOKED';
  return expiresAt !== null && expiresAt <= now ? 'EXPIRED' : 'ACTIVE';
}

function present(row: KeyRow, now: Date): OrganizationKey {
  const { organizationId: _own, erasedAt, expiresAt, lastUsedAt, revokedAt, createdAt, ...key } = row;
  return {
    ...key,
    createdByName: erasedAt === null ? row.createdByName : null,
    state: keyStateAt(row, now),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    created: createdAt.toISOString(),
  };
}

/** An organisation's keys, for its admins. Throws 404, 403. */
export async function listKeys({ db }: ApiContext, actor: SignedIn, organizationId: string, now: Date) {
  await getOrganizationRow(db.read, organizationId);
  permit('listKeys', actor, { organizationId });
  return { keys: (await listKeyRows(db.read, organizationId)).map((row) => present(row, now)) };
}

interface KeyInput {
  name: string;
  scopes: readonly KeyScope[];
  expiresAt?: string | undefined;
}

/** Creates a key; only this answer contains it. Throws 404, 403, 400, 409 `keys.too_many`. */
export async function createKey(
  uow: UnitOfWork,
  actor: SignedIn,
  organizationId: string,
  { name, scopes: scopeNames, expiresAt: until }: KeyInput,
): Promise<CreatedKey> {
  const { tx, now } = uow;
  await getOrganizationRow(tx, organizationId);
  permit('createKey', actor, { organizationId });
  const expiresAt = until === undefined ? null : new Date(until);
  if (expiresAt !== null && expiresAt <= now) {
    throw invalidRequest([{ path: 'expiresAt', code: 'past', message: 'Choose a time in the future' }]);
  }
  await lockKeys(tx, organizationId);
  if ((await countActiveKeys(tx, organizationId, now)) >= limits.activeKeys) throw problem('keys.too_many');
  const key = makeKey();
  const scopes = [...scopeNames];
  const stored = { hash: hashOf(key), hint: hintOf(key), createdBy: actor.id, createdAt: now };
  const id = await insertKey(tx, { organizationId, name, scopes, expiresAt, ...stored });
  const details = { organizationId, hint: stored.hint, scopes, expiresAt: expiresAt?.toISOString() ?? null };
  await recordAudit(uow, actor, { action: 'key.created', target: id, details });
  const row = await findKeyRow(tx, { id });
  if (!row) throw new Error('The key was not written');
  return { ...present(row, now), key };
}

/** Revokes a key. Throws 404, 403, 409 `keys.already_revoked`. */
export async function revokeKey(
  uow: UnitOfWork,
  actor: SignedIn,
  { organizationId, keyId }: { organizationId: string; keyId: string },
): Promise<void> {
  await getOrganizationRow(uow.tx, organizationId);
  permit('revokeKey', actor, { organizationId });
  const row = await findKeyRow(uow.tx, { id: keyId });
  if (row?.organizationId !== organizationId) throw problem('keys.missing');
  if (!(await revokeKeyRow(uow.tx, keyId, uow.now))) throw problem('keys.already_revoked');
  const details = { organizationId, hint: row.hint };
  await recordAudit(uow, actor, { action: 'key.revoked', target: keyId, details });
}

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
