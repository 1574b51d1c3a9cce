import {
  content,
  type DemoBooking,
  type DemoGyg,
  type DemoNeed,
  type DemoOrganization,
  type HostedGyg,
} from '../content/content';
import { type GygTimes, gygTimes } from '../plan/gyg-times';
import { adminOf } from '../plan/people-of';
import { othersOf } from '../plan/plan-bookings';
import { spread } from '../plan/spread';
import type { SeedContext } from './seed-context';

const hour = 3_600_000;

interface GygSeeding {
  context: SeedContext;
  host: DemoOrganization;
  gyg: DemoGyg;
  times: GygTimes;
}

/**
 * When a booking was made: between publishing and the last possible time, the same at every seeding. One that waits for
 * an answer is from the last nine days.
 */
function bookedAt({ context, gyg, times }: GygSeeding, need: DemoNeed, booking: DemoBooking): Date {
  const published = (times.publishedAt ?? times.createdAt).getTime() + hour;
  const waits = booking.status === 'PENDING' || booking.representation === 'PENDING';
  const from = waits ? Math.max(published, context.now.getTime() - 9 * 24 * hour) : published;
  const until = times.bookedUntil.getTime() - (waits ? 2 : 48) * hour;
  return new Date(from + Math.max(0, until - from) * spread(`${gyg.key} ${need.title} ${booking.person} at`));
}

/** When attendance was recorded: an hour after the end, or while people arrive at a gyg that is in progress. */
function recordedAtOf({ context, gyg, times }: GygSeeding, person: string): Date {
  const start = times.start.getTime();
  const arrived = start + (context.now.getTime() - start) * spread(`${gyg.key} ${person} arrived`);
  return new Date(gyg.state === 'finished' ? times.end.getTime() + hour : arrived);
}

const hoursAgo = (now: Date, hours: number) => new Date(now.getTime() - hours * hour);

/** Only pending requests and the newest bookings write notifications, to avoid hundreds of unread ones. */
const isNews = (booking: DemoBooking): boolean =>
  booking.status === 'PENDING' || booking.representation === 'PENDING' || booking.person === 'elin';

async function seedBooking(seeding: GygSeeding, need: DemoNeed, needId: string, booking: DemoBooking): Promise<string> {
  const { context, host, gyg } = seeding;
  const { seeder, users, organizations } = context;
  const at = bookedAt(seeding, need, booking);
  const later = (hours: number) => new Date(at.getTime() + hours * hour);
  const byHost = users.get(adminOf(host.key));
  const open = gyg.state !== 'finished' && isNews(booking);
  const booked = await seeder.book({
    userId: users.get(booking.person),
    gygId: context.gygs.get(gyg.key).id,
    needId,
    contributionType: need.kind,
    quantity: booking.quantity,
    bookingComment: booking.comment,
    userOrganization: booking.as === undefined ? null : organizations.get(booking.as),
    at,
    notify: open,
  });
  const { representation } = booked;
  if (booking.as !== undefined && representation?.status === 'PENDING' && booking.representation !== 'PENDING') {
    await seeder.answerRepresentation(representation.id, {
      byUserId: users.get(adminOf(booking.as)),
      accept: booking.representation !== 'DECLINED',
      at: later(5),
    });
  }
  if (booking.representation === 'REVOKED') {
    await seeder.revokeRepresentation(booked.id, { byUserId: users.get(booking.person), at: later(20) });
  }
  if (booked.status === 'PENDING' && booking.status !== 'PENDING') {
    await seeder.answerBooking(booked.id, { byUserId: byHost, accept: booking.status !== 'DECLINED', at: later(8) });
  }
  if (booking.status === 'CANCELLED' && !booking.late) {
    const reason = booking.reason ?? '';
    await seeder.cancelBooking({ bookingId: booked.id, byUserId: users.get(booking.person), reason, at: later(30) });
  }
  if (booking.attendance !== undefined) {
    const { attendance } = booking;
    const recordedAt = recordedAtOf(seeding, booking.person);
    await seeder.recordAttendance({ bookingId: booked.id, byUserId: byHost, attendance, at: recordedAt });
  }
  if (booking.thanks !== undefined) {
    const { thanks } = booking;
    const thankedAt = new Date(seeding.times.end.getTime() + 20 * hour);
    await seeder.thank({ bookingId: booked.id, byUserId: byHost, thanks, at: thankedAt });
  }
  if (booking.confirmed) await seeder.confirm({ bookingId: booked.id, at: hoursAgo(context.now, 20) });
  return booked.id;
}

/** The bookings without comments, all at once: there are many, and nothing happened to them but attendance. */
async function seedOthers(seeding: GygSeeding): Promise<void> {
  const { context, host, gyg } = seeding;
  const { seeder, users, organizations, gygs } = context;
  const { id: gygId, needs } = gygs.get(gyg.key);
  const rows = gyg.needs.flatMap((need, index) =>
    othersOf(need, gyg, host)
      .filter(({ person }) => users.has(person))
      .map((booking) => ({
        gygId,
        needId: needs[index]?.id ?? '',
        userId: users.get(booking.person),
        contributionType: need.kind,
        quantity: booking.quantity,
        ...(booking.as && {
          represents: organizations.get(booking.as),
          acceptedBy: users.get(adminOf(booking.as)),
        }),
        ...(booking.attendance && {
          attendance: booking.attendance,
          attendanceAt: recordedAtOf(seeding, booking.person),
        }),
        at: bookedAt(seeding, need, booking),
      })),
  );
  await seeder.addBookings(rows);
}

async function seedRecipients({ context, gyg, times }: GygSeeding): Promise<void> {
  const { seeder, users, gygs } = context;
  for (const { person, comment, cancelled } of gyg.recipients?.booked ?? []) {
    const from = (times.publishedAt ?? times.createdAt).getTime() + 6 * hour;
    const until = times.bookedUntil.getTime() - 60 * hour;
    const at = new Date(from + Math.max(0, until - from) * spread(`${gyg.key} ${person} place`));
    const userId = users.get(person);
    const { id } = await seeder.addRecipient({ gygId: gygs.get(gyg.key).id, userId, bookingComment: comment, at });
    if (cancelled === undefined) continue;
    const when = new Date(at.getTime() + 20 * hour);
    await seeder.cancelRecipient(id, { byUserId: userId, reason: cancelled, at: when });
  }
}

/** The people who wait for a need, or for places as recipients. They joined one after the other over the last two days. */
async function seedQueue(
  { context: { seeder, users, gygs, now }, gyg }: GygSeeding,
  waiting: DemoNeed['waiting'],
  need: { id: string; contributionType: DemoNeed['kind'] } | null,
): Promise<void> {
  const gygId = gygs.get(gyg.key).id;
  for (const [index, { person, comment }] of waiting.entries()) {
    const at = hoursAgo(now, 44 - index * 7);
    await seeder.joinWaitlist({ gygId, userId: users.get(person), need, bookingComment: comment, at });
  }
}

/** The waiting lists of a gyg, once it is full, and the late cancellations whose places are offered to the first. */
async function seedQueues(seeding: GygSeeding, idOf: (booking: DemoBooking) => string): Promise<void> {
  const { context, gyg } = seeding;
  const { seeder, users, gygs, now } = context;
  const seeded = gygs.get(gyg.key).needs;
  await seedQueue(seeding, gyg.recipients?.waiting ?? [], null);
  for (const [index, need] of gyg.needs.entries()) {
    await seedQueue(seeding, need.waiting, { id: seeded[index]?.id ?? '', contributionType: need.kind });
    for (const booking of need.bookings.filter(({ late }) => late)) {
      const by = { byUserId: users.get(booking.person), reason: booking.reason ?? '' };
      await seeder.cancelBooking({ bookingId: idOf(booking), ...by, at: hoursAgo(now, 4), notify: true });
    }
  }
}

/** Bookings, recipients, answers of hosts and admins, attendance, and waiting lists of a gyg. */
export async function seedBookingsOf(context: SeedContext, { host, gyg }: HostedGyg): Promise<void> {
  const seeding = { context, host, gyg, times: gygTimes(gyg, context.now) };
  const seeded = context.gygs.get(gyg.key).needs;
  const ids = new Map<DemoBooking, string>();
  for (const [index, need] of gyg.needs.entries()) {
    const row = seeded[index];
    if (row === undefined) throw new Error(`${gyg.key} has lost its need ${need.title}.`);
    for (const booking of need.bookings) ids.set(booking, await seedBooking(seeding, need, row.id, booking));
  }
  await seedOthers(seeding);
  await seedRecipients(seeding);
  await seedQueues(seeding, (booking) => ids.get(booking) ?? '');
}

/** The bookings of all gygs of the demo. */
export async function seedBookings(context: SeedContext): Promise<void> {
  for (const hosted of content().hostedGygs) if (hosted.gyg.state !== 'draft') await seedBookingsOf(context, hosted);
}
