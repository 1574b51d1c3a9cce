import { k, partOf } from './kit';

/**
 * Accounts. The address has its one spelling (`normaliseEmail`), so that a person has one account. `notBefore` invalidates tokens
 * issued earlier: a password reset or "log out everywhere" moves it forward.
 */
export const identityUser = k.table(
  'identity_user',
  {
    id: k.text().primaryKey(),
    email: k.text().notNull(),
    name: k.text().notNull(),
    locale: k.text({ enum: ['en', 'se'] }).notNull(),
    passwordHash: k.text().notNull(),
    groups: k.json<string[]>().notNull(),
    confirmedAt: k.time(),
    notBefore: k.time(),
    createdAt: k.time().notNull(),
  },
  (t) => [k.uniqueIndex('identity_user_email_uq').on(t.email)],
);

/**
 * One active code for each person and purpose; only its HMAC is stored, bound to both. Attempts are counted in
 * rate_limits.
 */
export const identityCode = k.table(
  'identity_code',
  {
    userId: partOf(() => identityUser.id),
    purpose: k.text({ enum: ['confirm', 'reset'] }).notNull(),
    mac: k.text().notNull(),
    expiresAt: k.time().notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.userId, t.purpose] }), k.index('identity_code_expires_ix').on(t.expiresAt)],
);

/** Payloads of the OpenID provider: sessions, interactions, grants, codes, refresh tokens and run-time clients. */
export const identityPayload = k.table(
  'identity_payload',
  {
    model: k.text().notNull(),
    id: k.text().notNull(),
    payload: k.json<Record<string, unknown>>().notNull(),
    uid: k.text(),
    userCode: k.text(),
    grantId: k.text(),
    accountId: k.text(),
    consumedAt: k.time(),
    expiresAt: k.time(),
  },
  (t) => [
    k.primaryKey({ columns: [t.model, t.id] }),
    k.index('identity_payload_uid_ix').on(t.model, t.uid),
    k.index('identity_payload_user_code_ix').on(t.model, t.userCode),
    k.index('identity_payload_grant_ix').on(t.grantId),
    k.index('identity_payload_account_ix').on(t.accountId),
    k.index('identity_payload_expires_ix').on(t.expiresAt),
  ],
);

/** What a person has agreed to let a partner's site do. The client's id is the site's origin. */
export const identityConsent = k.table(
  'identity_consent',
  {
    accountId: partOf(() => identityUser.id),
    clientId: k.text().notNull(),
    scopes: k.json<string[]>().notNull(),
    createdAt: k.time().notNull(),
    /** When the site last got a token with it. */
    usedAt: k.time().notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.accountId, t.clientId] }), k.index('identity_consent_client_ix').on(t.clientId)],
);

/**
 * Keys that the issuer creates at its first start, shared by every process: the signing key pair (a private JWK), the
 * secret that signs cookies, and the secret of the codes' HMAC. `slot` is unique, so that two processes that start
 * together agree on one key.
 */
export const identityKey = k.table(
  'identity_key',
  {
    id: k.text().primaryKey(),
    use: k.text({ enum: ['signing', 'cookies', 'codes'] }).notNull(),
    slot: k.text().notNull(),
    value: k.json<Record<string, unknown>>().notNull(),
    createdAt: k.time().notNull(),
  },
  (t) => [k.uniqueIndex('identity_key_slot_uq').on(t.slot)],
);
