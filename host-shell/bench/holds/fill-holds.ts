import { randomUUID } from 'node:crypto';
import {
  certificateAlphabet,
  certificateLetters,
  DEMO_HOST,
  readCertificateCode,
  seedManyBookings,
} from '@gyg/api/testing';
import { openDatabase, type Tx } from '@gyg/database';
import { bookings, calendarFeeds, certificates, gygs, needs, notifications, users } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';

/** With those of one person nearly as many as a file may have. */
const rows = 19_000;
const noticesOfOne = 5_000;
const bookedByOne = 500;
const certificateCount = 200;
const hour = 3_600_000;
const volunteerEmail = 'volunteer@demo.gyg';

/** What the paths are asked with. */
export interface HoldFacts {
  /** A finished gyg with as many bookings as a file may have rows, of the demo's host. */
  gygId: string;
  organizationId: string;
  volunteerId: string;
  codes: readonly string[];
  /** Of the calendar of a person with many bookings. */
  calendarSecret: string;
}

const codeOf = (index: number) =>
  readCertificateCode(
    [...index.toString(certificateAlphabet.length).toUpperCase().padStart(certificateLetters, '0')]
      .map((digit) => certificateAlphabet[Number.parseInt(digit, certificateAlphabet.length)])
      .join(''),
  ) ?? '';

/** In parts, because a statement has a limited number of values. */
async function insertMany<Row>(all: readonly Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < all.length; start += 500) await insert(all.slice(start, start + 500));
}

async function addToVolunteer(tx: Tx, userId: string, gygId: string): Promise<string> {
  const notices = Array.from({ length: noticesOfOne }, (_one, index) => ({
    userId,
    type: 'BOOKING_ACCEPTED',
    title: `Your place ${index}`,
    body: 'The host has accepted your offer.',
    gygId,
  }));
  await insertMany(notices, (part) => tx.insert(notifications).values(part));
  const [need] = await tx.select().from(needs).where(eq(needs.gygId, gygId));
  const [booked] = await tx.select().from(bookings).where(eq(bookings.gygId, gygId));
  if (need === undefined || booked === undefined) throw new Error('The gyg has no booking');
  const taken = { offeredPositions: 1, bookedPositions: 1, activeBookings: 1 };
  const further = Array.from({ length: bookedByOne }, () => ({ ...need, ...taken, id: randomUUID() }));
  await insertMany(further, (part) => tx.insert(needs).values(part));
  const own = further.map(({ id: needId }) => ({ ...booked, id: randomUUID(), needId, userId }));
  await insertMany(own, (part) => tx.insert(bookings).values(part));
  const secret = randomUUID();
  await tx.insert(calendarFeeds).values({ userId, secret }).onConflictDoUpdate({
    target: calendarFeeds.userId,
    set: { secret },
  });
  return secret;
}

/** Books the need of a gyg once more for each of so many new people, who all attended. Returns the bookings' ids. */
async function bookAndAttend(tx: Tx, gygId: string): Promise<{ id: string; userId: string }[]> {
  const [booked] = await tx.select().from(bookings).where(eq(bookings.gygId, gygId));
  if (booked === undefined) throw new Error('The gyg has no booking');
  const people = Array.from({ length: rows - 1 }, (_one, index) => ({
    id: randomUUID(),
    subject: `crowd-${index}`,
    fullName: `Person ${index}`,
    searchText: `person ${index}`,
    email: `person-${index}@example.org`,
  }));
  const attended = { ...booked, status: 'ACTIVE', attendance: 'ATTENDED', bookingComment: 'I can come.' } as const;
  const copies = people.map(({ id: userId }) => ({ ...attended, id: randomUUID(), userId }));
  await insertMany(people, (part) => tx.insert(users).values(part));
  await insertMany(copies, (part) => tx.insert(bookings).values(part));
  await tx.update(bookings).set(attended).where(eq(bookings.id, booked.id));
  const counts = { offeredPositions: rows, bookedPositions: rows, activeBookings: rows, pendingBookings: 0 };
  await tx
    .update(needs)
    .set({ ...counts, pendingPositions: 0, heldPositions: 0 })
    .where(eq(needs.gygId, gygId));
  return copies.map(({ id, userId }) => ({ id, userId }));
}

/** Adds to the demo's data what makes each path as expensive as one organisation or person can make it. */
export async function fillHolds(dataDir: string): Promise<HoldFacts> {
  const [gygId = ''] = await seedManyBookings(dataDir, [1]);
  const db = await openDatabase({ dataDir });
  try {
    const [gyg] = await db.read.select().from(gygs).where(eq(gygs.id, gygId));
    const [volunteer] = await db.read.select().from(users).where(eq(users.email, volunteerEmail));
    if (gyg === undefined || volunteer === undefined) throw new Error(`${DEMO_HOST.friendlyUrl} has no demo data`);
    const codes = Array.from({ length: certificateCount }, (_one, index) => codeOf(index + 1));
    const calendarSecret = await db.tx(async (tx) => {
      const [startDateTime, endDateTime] = [new Date(Date.now() - 3 * hour), new Date(Date.now() - hour)];
      await tx.update(gygs).set({ startDateTime, endDateTime }).where(eq(gygs.id, gygId));
      const attended = await bookAndAttend(tx, gygId);
      const proofs = codes.map((code, index) => ({ code, ...attended[index] }));
      const issued = proofs.flatMap(({ code, id: bookingId, userId }) =>
        bookingId === undefined || userId === undefined ? [] : [{ code, bookingId, userId }],
      );
      await insertMany(issued, (part) => tx.insert(certificates).values(part));
      return addToVolunteer(tx, volunteer.id, gygId);
    });
    return { gygId, organizationId: gyg.organizationId, volunteerId: volunteer.id, codes, calendarSecret };
  } finally {
    await db.close();
  }
}
