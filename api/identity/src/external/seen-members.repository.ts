import type { Reader } from '@gyg/database';
import { identityPayload } from '@gyg/database/schema';
import { and, eq, gt } from 'drizzle-orm';

/** The people seen in a group, with the expiry of each record. */
export async function listSeenMembers(read: Reader, model: string, now: Date) {
  return read
    .select({ subject: identityPayload.id, until: identityPayload.expiresAt })
    .from(identityPayload)
    .where(and(eq(identityPayload.model, model), gt(identityPayload.expiresAt, now)));
}
