import type { MessageAudience } from '@gyg/contract';
import { inParts, prepared, type Reader } from '@gyg/database';
import { beneficiaries, bookings, memberships, users } from '@gyg/database/schema';
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';

export interface Audience {
  gygId: string;
  audience: MessageAudience;
  /** For CHOSEN: bookings of the gyg, or places of recipients. Others are ignored. */
  bookingIds: readonly string[];
}

/** The ids of an audience, each once and in order. Only bookings and places that are not cancelled count. */
async function listIds(read: Reader, { gygId, audience, bookingIds }: Audience): Promise<string[]> {
  const booked = (...where: SQL[]) =>
    read
      .selectDistinct({ id: bookings.userId })
      .from(bookings)
      .where(and(eq(bookings.gygId, gygId), ...where));
  const placed = (...where: SQL[]) =>
    read
      .selectDistinct({ id: beneficiaries.userId })
      .from(beneficiaries)
      .where(and(eq(beneficiaries.gygId, gygId), eq(beneficiaries.status, 'ACTIVE'), ...where));
  const active = eq(bookings.status, 'ACTIVE');
  const readers: Record<MessageAudience, () => Promise<{ id: string }[]>> = {
    BOOKED: async () => booked(active),
    WAITING: async () => booked(eq(bookings.status, 'PENDING')),
    ATTENDED: async () => booked(active, eq(bookings.attendance, 'ATTENDED')),
    RECIPIENTS: async () => placed(),
    CHOSEN: async () => [
      ...(await booked(inArray(bookings.status, ['ACTIVE', 'PENDING']), inArray(bookings.id, [...bookingIds]))),
      ...(await placed(inArray(beneficiaries.id, [...bookingIds]))),
    ],
  };
  const groups = await readers[audience]();
  return [...new Set(groups.map(({ id }) => id))].sort();
}

const recipientsById = prepared({ ids: 'ids' }, (db, { ids }) =>
  db
    .select({ id: users.id, fullName: users.fullName, email: users.email, locale: users.locale })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.erasedAt)))
    .orderBy(asc(users.id)),
);
export type Recipient = Awaited<ReturnType<typeof recipientsById>>[number];

/** People who are read by one statement. */
const peopleOfPart = 1_000;

/** The people of an audience, each once, without those who erased their account: who they are, then each part of them. */
export async function listAudience(read: Reader, audience: Audience): Promise<Recipient[]> {
  const ids = await listIds(read, audience);
  const people: Recipient[] = [];
  const readPart = async (part: readonly string[]) => void people.push(...(await recipientsById(read, { ids: part })));
  await inParts(ids, readPart, peopleOfPart);
  return people;
}

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
