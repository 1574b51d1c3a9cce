import type { Reader } from '@gyg/database';
import {
  beneficiaries,
  bookings,
  membershipRequests,
  organizationRequests,
  portfolioOrganizations,
  proposals,
  representationRequests,
  stories,
} from '@gyg/database/schema';
import { and, eq, ne } from 'drizzle-orm';

/** Answers, cancellations and thanks by the user for others: the kind and time, without the other person. */
export async function listAnswers(read: Reader, userId: string) {
  const of = <Row extends object>(kind: string, rows: readonly Row[]) => rows.map((row) => ({ kind, ...row }));
  const answered = await Promise.all(
    (
      [
        ['membershipRequest', membershipRequests],
        ['representationRequest', representationRequests],
        ['organizationRequest', organizationRequests],
        ['portfolio', portfolioOrganizations],
        ['proposal', proposals],
      ] as const
    ).map(async ([kind, table]) =>
      of(
        kind,
        await read.select({ id: table.id, at: table.answeredAt }).from(table).where(eq(table.answeredBy, userId)),
      ),
    ),
  );
  const cancelled = await Promise.all(
    (
      [
        ['booking', bookings],
        ['place', beneficiaries],
      ] as const
    ).map(async ([kind, table]) =>
      of(
        kind,
        await read
          .select({ id: table.id, at: table.cancelledAt, reason: table.cancelReason })
          .from(table)
          .where(and(eq(table.cancelledBy, userId), ne(table.userId, userId))),
      ),
    ),
  );
  const responses = await read
    .select({ id: stories.id, response: stories.response })
    .from(stories)
    .where(eq(stories.respondedBy, userId));
  const thanked = await read
    .select({ id: bookings.id, at: bookings.thankedAt, thanks: bookings.thanks })
    .from(bookings)
    .where(eq(bookings.thankedBy, userId));
  return [...answered.flat(), ...cancelled.flat(), ...of('story', responses), ...of('thanks', thanked)];
}
