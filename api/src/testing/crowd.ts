import { insertRows } from '@gyg/database';
import {
  beneficiaries,
  bookings,
  gygs,
  memberships,
  needs,
  representationRequests,
  users,
  waitlistEntries,
} from '@gyg/database/schema';
import { eq, sql } from 'drizzle-orm';
import type { TestApi } from './test-api';
import { hour } from './test-clock';
import type { TestUser } from './test-factories';

type Scene = Awaited<ReturnType<TestApi['scene']>>;

let crowds = 0;

async function addPeople({ db }: TestApi, size: number): Promise<(TestUser & { locale: 'en' | 'se' })[]> {
  crowds += 1;
  const people = Array.from({ length: size }, (_one, number) => {
    const id = `crowd-${crowds}-${number}`;
    const locale = number % 2 === 0 ? ('en' as const) : ('se' as const);
    return { id, subject: id, fullName: `Person ${number}`, email: `${id}@example.org`, locale };
  });
  await db.tx((tx) => insertRows(tx, users, people));
  return people;
}

/**
 * Writes bookings of a gyg's first need, each by a person of its own, two days ago: quicker than by calls. Every second
 * person has asked to represent an organisation.
 */
export async function addBookers(api: TestApi, { gyg }: Scene, size: number) {
  const [people, employer] = [await addPeople(api, size), await api.organization()];
  const createdAt = new Date(api.clock.now().getTime() - 48 * hour);
  const asking = people.filter((_person, number) => number % 2 === 1);
  const of = { needId: gyg.needId, gygId: gyg.id, kind: 'SKILL', createdAt } as const;
  await api.db.tx(async (tx) => {
    await insertRows(
      tx,
      bookings,
      people.map(({ id }) => ({ ...of, id: `booking-${id}`, userId: id })),
    );
    await tx
      .update(needs)
      .set({ offeredPositions: size, bookedPositions: size, activeBookings: size })
      .where(eq(needs.id, gyg.needId));
    const organizationId = employer.id;
    await insertRows(
      tx,
      memberships,
      asking.map(({ id: userId }) => ({ organizationId, userId, role: 'MEMBER' as const })),
    );
    await insertRows(
      tx,
      representationRequests,
      asking.map(({ id }) => ({ organizationId, userId: id, bookingId: `booking-${id}`, status: 'PENDING' as const })),
    );
  });
  return people;
}

/** Writes places of recipients, each of a person of its own. */
export async function addRecipients(api: TestApi, { gyg }: Scene, size: number) {
  const people = await addPeople(api, size);
  const createdAt = new Date(api.clock.now().getTime() - 48 * hour);
  await api.db.tx(async (tx) => {
    await insertRows(
      tx,
      beneficiaries,
      people.map(({ id }) => ({ gygId: gyg.id, userId: id, createdAt })),
    );
    await tx.update(gygs).set({ beneficiaryPositions: size, beneficiariesTaken: size }).where(eq(gygs.id, gyg.id));
  });
  return people;
}

/** Writes a queue for a gyg's first need, each entry of a person of its own, in order. The need is full afterwards. */
export async function addQueue(api: TestApi, { gyg }: Scene, size: number) {
  const people = await addPeople(api, size);
  const since = api.clock.now().getTime() - 48 * hour;
  await api.db.tx(async (tx) => {
    const of = { needId: gyg.needId, gygId: gyg.id, kind: 'SKILL' as const };
    const entries = people.map(({ id }, number) => ({ ...of, userId: id, createdAt: new Date(since + number) }));
    await insertRows(tx, waitlistEntries, entries);
    await tx
      .update(needs)
      .set({ offeredPositions: sql`${needs.bookedPositions}` })
      .where(eq(needs.id, gyg.needId));
  });
  return people;
}
