import type { Database } from '@gyg/database';
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import { z } from 'zod';
import { isKeepable } from '../users/keepable-text';
import {
  consumePayload,
  dropFamilyOf,
  dropPayload,
  dropPayloadsOfGrant,
  findPayload,
  type PayloadRow,
  savePayload,
} from './payload.repository';

/** The library wrote it, so its fields are the library's matter; that it is an object is ours. */
const payloadSchema = z.custom<AdapterPayload>((value) => typeof value === 'object' && value !== null);

/** The OpenID provider's storage, in the product's database. */
export function createPayloadAdapter(db: Database, now: () => number): AdapterFactory {
  return (model): Adapter => ({
    async upsert(id, payload, expiresIn) {
      const row = {
        model,
        id,
        payload: { ...payload },
        uid: payload.uid ?? null,
        userCode: payload.userCode ?? null,
        grantId: payload.grantId ?? null,
        accountId: payload.accountId ?? null,
        expiresAt: expiresIn ? new Date(now() + expiresIn * 1000) : null,
      };
      await db.tx((t) => savePayload(t, row));
    },
    async find(id) {
      // Strangers choose what is looked for; PostgreSQL fails where it cannot be a text.
      return isKeepable(id) ? restore(await findPayload(db.read, { model, id }, new Date(now()))) : undefined;
    },
    async findByUid(uid) {
      return restore(await findPayload(db.read, { model, uid }, new Date(now())));
    },
    async findByUserCode(userCode) {
      return restore(await findPayload(db.read, { model, userCode }, new Date(now())));
    },
    async consume(id) {
      // The library looked before: of two that replay one token at once, both found it unused. The second one's
      // try ends the family, as a replay does that the library itself notices.
      const first = await db.tx(async (t) => {
        if (await consumePayload(t, model, id, new Date(now()))) return true;
        await dropFamilyOf(t, model, id);
        return false;
      });
      if (!first) throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      await db.tx((t) => dropPayload(t, model, id));
    },
    async revokeByGrantId(grantId) {
      await db.tx((t) => dropPayloadsOfGrant(t, model, grantId));
    },
  });
}

function restore(row: PayloadRow | undefined): AdapterPayload | undefined {
  if (!row) return undefined;
  const payload = payloadSchema.parse(row.payload);
  return row.consumedAt ? { ...payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) } : payload;
}
