import { randomUUID } from 'node:crypto';
import { certificateAlphabet, certificateLetters, readCertificateCode } from '@gyg/api/testing';
import { insertRows, openDatabase, type Tx } from '@gyg/database';
import * as schema from '@gyg/database/schema';
import { and, eq, isNotNull } from 'drizzle-orm';

/** People of the demo: an administrator of the host that gets many bookings, and a person who gets many. */
export const hostEmail = 'host@demo.gyg';
export const volunteerEmail = 'volunteer@demo.gyg';

/** With those of one person nearly as many as a file may have. */
const rows = 19_000;
const noticesOfOne = 5_000;
const bookedByOne = 500;
const certificateCount = 200;
const hour = 3_600_000;

/** The code of the certificate with this number. */
function codeOf(index: number): string {
  const digits = [...index.toString(certificateAlphabet.length).toUpperCase().padStart(certificateLetters, '0')];
  const letters = digits.map((digit) => certificateAlphabet[Number.parseInt(digit, certificateAlphabet.length)]);
  return readCertificateCode(letters.join('')) ?? '';
}

/** A booking of the host's, with its gyg and need, which many are made like. */
async function findBooking(tx: Tx) {
  const { users, memberships, gygs, needs, bookings } = schema;
  const [row] = await tx
    .select({ gyg: gygs, need: needs, booking: bookings })
    .from(bookings)
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .innerJoin(memberships, and(eq(memberships.organizationId, gygs.organizationId), eq(memberships.role, 'ADMIN')))
    .innerJoin(users, and(eq(users.id, memberships.userId), eq(users.email, hostEmail)))
    .where(and(eq(bookings.kind, 'SKILL'), isNotNull(gygs.publishedAt)))
    .orderBy(gygs.startDateTime)
    .limit(1);
  if (row === undefined) throw new Error(`${hostEmail} has no gyg with a booking.`);
  return row;
}

/** Finishes a gyg whose need so many new people booked and attended, some of whom have certificates with the codes. */
async function addCrowd(tx: Tx, { gyg, need, booking }: Awaited<ReturnType<typeof findBooking>>, codes: string[]) {
  const [startDateTime, endDateTime] = [new Date(Date.now() - 3 * hour), new Date(Date.now() - hour)];
  await tx.update(schema.gygs).set({ startDateTime, endDateTime, finishedAt: null }).where(eq(schema.gygs.id, gyg.id));
  const attended = { ...booking, status: 'ACTIVE', attendance: 'ATTENDED', bookingComment: 'I can come.' } as const;
  const people = Array.from({ length: rows - 1 }, (_one, index) => ({
    id: randomUUID(),
    subject: `crowd-${index}`,
    fullName: `Person ${index}`,
    searchText: `person ${index}`,
    email: `person-${index}@example.org`,
  }));
  await insertRows(tx, schema.users, people);
  const copies = people.map(({ id: userId }) => ({ ...attended, id: randomUUID(), userId }));
  await insertRows(tx, schema.bookings, copies);
  await tx.update(schema.bookings).set(attended).where(eq(schema.bookings.id, booking.id));
  const counts = { offeredPositions: rows, bookedPositions: rows, activeBookings: rows, pendingBookings: 0 };
  await tx
    .update(schema.needs)
    .set({ ...counts, pendingPositions: 0, heldPositions: 0 })
    .where(eq(schema.needs.id, need.id));
  const proofs = copies.slice(0, codes.length).map(({ id: bookingId, userId }) => ({ bookingId, userId }));
  await insertRows(
    tx,
    schema.certificates,
    proofs.map((proof, index) => ({ ...proof, code: codes[index] ?? '' })),
  );
}

/** Gives a person many notifications and bookings, and a calendar; returns its secret. */
async function addToPerson(tx: Tx, userId: string, { gyg, need, booking }: Awaited<ReturnType<typeof findBooking>>) {
  const notices = Array.from({ length: noticesOfOne }, (_one, index) => ({
    ...{ userId, gygId: gyg.id, type: 'BOOKING_ACCEPTED', title: `Your place ${index}` },
    body: 'The host has accepted your offer.',
  }));
  await insertRows(tx, schema.notifications, notices);
  const counts = {
    offeredPositions: 1,
    bookedPositions: 1,
    activeBookings: 1,
    pendingBookings: 0,
    pendingPositions: 0,
  };
  const further = Array.from({ length: bookedByOne }, () => ({ ...need, ...counts, id: randomUUID() }));
  await insertRows(tx, schema.needs, further);
  const own = further.map(({ id: needId }) => ({
    ...booking,
    status: 'ACTIVE' as const,
    id: randomUUID(),
    needId,
    userId,
  }));
  await insertRows(tx, schema.bookings, own);
  const secret = randomUUID();
  const { calendarFeeds } = schema;
  await tx
    .insert(calendarFeeds)
    .values({ userId, secret })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { secret } });
  return secret;
}

/**
 * Adds to the demo's data what makes each path as expensive as one organisation or person can make it. Returns what the
 * paths are asked with.
 */
export async function fillHolds(dataDir: string) {
  const db = await openDatabase({ dataDir });
  try {
    return await db.tx(async (tx) => {
      const [volunteer] = await tx.select().from(schema.users).where(eq(schema.users.email, volunteerEmail));
      if (volunteer === undefined) throw new Error(`${dataDir} has no demo data.`);
      const like = await findBooking(tx);
      const codes = Array.from({ length: certificateCount }, (_one, index) => codeOf(index + 1));
      await addCrowd(tx, like, codes);
      const calendarSecret = await addToPerson(tx, volunteer.id, like);
      const { id: gygId, organizationId } = like.gyg;
      return { gygId, organizationId, volunteerId: volunteer.id, codes, calendarSecret };
    });
  } finally {
    await db.close();
  }
}
