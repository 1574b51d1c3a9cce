import type { Reader } from '@gyg/database';
import { beneficiaries, bookings, memberships, users } from '@gyg/database/schema';
import { and, eq, inArray, isNull } from 'drizzle-orm';

/** The ids of those users who take part in a gyg, as bookers or recipients. */
export async function listParticipantIds(read: Reader, gygId: string, userIds: string[]): Promise<string[]> {
  const givers = await read
    .selectDistinct({ id: bookings.userId })
    .from(bookings)
    .where(
      and(
        eq(bookings.gygId, gygId),
        inArray(bookings.userId, userIds),
        inArray(bookings.status, ['ACTIVE', 'PENDING']),
      ),
    );
  const recipients = await read
    .select({ id: beneficiaries.userId })
    .from(beneficiaries)
    .where(
      and(eq(beneficiaries.gygId, gygId), inArray(beneficiaries.userId, userIds), eq(beneficiaries.status, 'ACTIVE')),
    );
  return [...givers, ...recipients].map((row) => row.id);
}

export async function listMemberIds(read: Reader, organizationId: string, userIds: string[]): Promise<string[]> {
  const rows = await read
    .select({ id: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.organizationId, organizationId), inArray(memberships.userId, userIds)));
  return rows.map((row) => row.id);
}

/** The ids of those users whose account is active. */
export async function listActiveUserIds(read: Reader, userIds: string[]): Promise<string[]> {
  const rows = await read
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, userIds), isNull(users.erasedAt)));
  return rows.map((row) => row.id);
}
