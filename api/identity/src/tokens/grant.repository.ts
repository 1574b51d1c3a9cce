import type { Reader } from '@gyg/database';
import { identityPayload, identityUser } from '@gyg/database/schema';
import { and, eq, sql } from 'drizzle-orm';

/** The account and expiry of a grant; nothing once it was ended. One prepared query, because each call runs it. */
export function preparePersonOfGrant(read: Reader) {
  const { id, email, name, groups, confirmedAt, notBefore } = identityUser;
  const query = read
    .select({
      user: { id, email, name, groups, confirmedAt, notBefore },
      grantedUntil: identityPayload.expiresAt,
    })
    .from(identityPayload)
    .innerJoin(identityUser, eq(identityUser.id, identityPayload.accountId))
    .where(
      and(
        eq(identityPayload.model, 'Grant'),
        eq(identityPayload.id, sql.placeholder('grant')),
        eq(identityUser.id, sql.placeholder('subject')),
      ),
    )
    .prepare('identity_person_of_grant');
  return async (subject: string, grant: string) => (await query.execute({ subject, grant }))[0];
}
