import type { Database, Tx } from '@gyg/database';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { z } from 'zod';
import { errors } from '../provider/oidc-provider';
import { isStorable } from '../users/storable-text';
import {
  consumePayload,
  dropFamilyOf,
  dropOldestWithoutAccount,
  dropPayload,
  dropPayloadsOfGrant,
  endPayload,
  findPayload,
  type PayloadRow,
  savePayload,
} from './payload.repository';
import { isRetried, saveSuccessor, useRefreshToken } from './refresh-token-use';
import { currentRenewal } from './renewal';

/** Written by the library, so its fields are not checked; only that it is an object. */
const payloadSchema = z.custom<AdapterPayload>((value) => typeof value === 'object' && value !== null);

/** How many rows of a model may exist without an account, and after how many new rows the limit is applied. */
interface RowBound {
  rows: number;
  every: number;
}
const anonymousRows: RowBound = { rows: 10_000, every: 100 };

/** The OpenID provider's storage, in the product's database. */
export function createPayloadAdapter(db: Database, now: () => number, bound = anonymousRows): AdapterFactory {
  return (model): Adapter => adapterOf(db, now, model, bound);
}

function adapterOf(db: Database, now: () => number, model: string, bound: RowBound): Adapter {
  const marksEnded = model === 'Session';
  let saved = 0;

  /** The number of begun logins from many addresses is unlimited: the oldest are deleted. */
  async function boundAnonymous(t: Tx, accountId: string | null): Promise<void> {
    if (accountId !== null || (model !== 'Interaction' && model !== 'Session')) return;
    saved += 1;
    if (saved % bound.every === 0) await dropOldestWithoutAccount(t, model, bound.rows);
  }
  return {
    async upsert(id, payload, expiresIn) {
      const row = {
        model,
        id,
        payload: { ...payload },
        uid: payload.uid ?? null,
        userCode: payload.userCode ?? null,
        grantId: payload.grantId ?? null,
        // An unfinished login belongs to its account too: a password reset and an erasure end it.
        accountId: payload.accountId ?? payload.result?.login?.accountId ?? null,
        expiresAt: expiresIn ? new Date(now() + expiresIn * 1000) : null,
      };
      const renewal = model === 'RefreshToken' ? currentRenewal() : undefined;
      const stored = await db.tx(async (t) => {
        if (renewal?.replaces !== undefined) return saveSuccessor(t, row, { ...renewal, replaces: renewal.replaces });
        await savePayload(t, row);
        await boundAnonymous(t, row.accountId);
        return true;
      });
      if (!stored) throw new errors.InvalidGrant('the refresh token was used again or revoked during this request');
    },
    async find(id) {
      // Callers choose the id; PostgreSQL throws when it is not a storable text.
      const row = isStorable(id) ? await findPayload(db.read, { model, id }, new Date(now())) : undefined;
      // The library ends the family of a used token; `consume` decides whether this is a retried renewal.
      const again = row !== undefined && model === 'RefreshToken' && isRetried(row, currentRenewal(), now());
      if (marksEnded && row?.consumedAt) return undefined;
      return restore(again ? { ...row, consumedAt: null } : row);
    },
    async findByUid(uid) {
      return restore(await findPayload(db.read, { model, uid }, new Date(now())));
    },
    async findByUserCode(userCode) {
      return restore(await findPayload(db.read, { model, userCode }, new Date(now())));
    },
    async consume(id) {
      const renewal = currentRenewal();
      // The library has already checked this: when one token is replayed twice at the same time, both requests found it
      // unused. The second use ends the family, like a replay that the library detects.
      const first = await db.tx(async (t) => {
        if (model === 'RefreshToken') return useRefreshToken(t, id, renewal, now());
        if (await consumePayload(t, model, id, new Date(now()))) return true;
        await dropFamilyOf(t, model, id);
        return false;
      });
      if (!first) throw new errors.InvalidGrant('already used');
      if (renewal && model === 'RefreshToken') renewal.replaces = id;
    },
    async destroy(id) {
      // Requests that have read a session write it back when they end, even after a logout.
      await db.tx((t) => (marksEnded ? endPayload(t, model, id, new Date(now())) : dropPayload(t, model, id)));
    },
    async revokeByGrantId(grantId) {
      await db.tx((t) => dropPayloadsOfGrant(t, model, grantId));
    },
  };
}

function restore(row: PayloadRow | undefined): AdapterPayload | undefined {
  if (!row) return undefined;
  const payload = payloadSchema.parse(row.payload);
  return row.consumedAt ? { ...payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) } : payload;
}
