import { hostedGygs } from '../content/organizations';
import type { DemoBooking, DemoGyg, DemoNeed, DemoOrganization } from '../content/shapes';
import { type GygTimes, gygTimes } from '../plan/gyg-times';
import { adminOf, organizationOf } from '../plan/people-of';
import { bookingsOf } from '../plan/plan-bookings';
import { spread } from '../plan/spread';
import type { SeedContext } from './seed-context';

const hour = 3_600_000;

interface GygSeeding {
  context: SeedContext;
  host: DemoOrganization;
  gyg: DemoGyg;
  times: GygTimes;
}

/** When a booking was made: between publishing and the last possible time, the same at every seeding. */
function bookedAt({ gyg, times }: GygSeeding, need: DemoNeed, booking: DemoBooking): Date {
  const from = (times.publishedAt ?? times.createdAt).getTime() + hour;
  const until = times.bookedUntil.getTime() - 48 * hour;
  return new Date(from + Math.max(0, until - from) * spread(`${gyg.key} ${need.title} ${booking.person} at`));
}

/** Only pending requests and the newest bookings write notifications, to avoid hundreds of unread ones. */
const isNews = (booking: DemoBooking): boolean =>
  booking.status === 'PENDING' || booking.representation === 'PENDING' || booking.person === 'elin';

async function seedBooking(seeding: GygSeeding, need: DemoNeed, needId: string, booking: DemoBooking): Promise<void> {
  const { context, host, gyg, times } = seeding;
  const { seeder, users, organizations } = context;
  const at = bookedAt(seeding, need, booking);
  const later = (hours: number) => new Date(at.getTime() + hours * hour);
  const byHost = users.get(adminOf(host));
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
      byUserId: users.get(adminOf(organizationOf(booking.as))),
      accept: booking.representation === 'ACCEPTED',
      at: later(5),
    });
  }
  if (booked.status === 'PENDING' && booking.status !== 'PENDING') {
    await seeder.answerBooking(booked.id, { byUserId: byHost, accept: booking.status !== 'DECLINED', at: later(8) });
  }
  if (booking.status === 'CANCELLED') {
    const reason = booking.reason ?? '';
    await seeder.cancelBooking({ bookingId: booked.id, byUserId: users.get(booking.person), reason, at: later(30) });
  }
  if (booking.attendance !== undefined) {
    const { attendance } = booking;
    const recordedAt = new Date(times.end.getTime() + hour);
    await seeder.recordAttendance({ bookingId: booked.id, byUserId: byHost, attendance, at: recordedAt });
  }
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

/** Bookings, recipients, answers of hosts and admins, and attendance. */
export async function seedBookings(context: SeedContext): Promise<void> {
  for (const { host, gyg } of hostedGygs) {
    if (gyg.state === 'draft') continue;
    const seeding = { context, host, gyg, times: gygTimes(gyg, context.now) };
    const seeded = context.gygs.get(gyg.key).needs;
    for (const [index, need] of gyg.needs.entries()) {
      const row = seeded[index];
      if (row === undefined) throw new Error(`${gyg.key} has lost its need ${need.title}.`);
      for (const booking of bookingsOf(need, gyg, host)) await seedBooking(seeding, need, row.id, booking);
    }
    await seedRecipients(seeding);
  }
}
