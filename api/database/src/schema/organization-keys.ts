import type { KeyScope } from '@gyg/contract/enums';
import { createdAt, id, k, partOf, reference } from './kit';
import { organizations } from './organizations';
import { users } from './users';

/** Keys with which an organisation's servers call the API, within their scopes. */
export const organizationKeys = k.table(
  'organization_keys',
  {
    id: id(),
    organizationId: partOf(() => organizations.id),
    name: k.text().notNull(),
    /** SHA-256 of the key, hexadecimal; the key itself is shown once and not stored. */
    hash: k.text().notNull(),
    /** The key's first and last characters, to recognise it by: `gyg_live_9Qm2…iGt`. */
    hint: k.text().notNull(),
    scopes: k.json<KeyScope[]>().notNull(),
    expiresAt: k.time(),
    /** To the minute. */
    lastUsedAt: k.time(),
    revokedAt: k.time(),
    createdBy: reference(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    k.uniqueIndex('organization_keys_hash_unique').on(t.hash),
    k.index('organization_keys_by_organization').on(t.organizationId, t.createdAt, t.id),
  ],
);
