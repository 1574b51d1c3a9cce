import type { BulkWriter, RowOf } from './bulk-writer';
import type { GygTimes } from './gyg-times';
import { loginCount, type Person } from './people';
import type { Random } from './random';
import { daysFrom, type Size } from './size';
import { items, skills } from './words';

type Booking = RowOf<'bookings'>;

interface Need {
  id: string;
  kind: Booking['kind'];
  needsApproval: boolean;
}

export interface Around {
  writer: BulkWriter;
  random: Random;
  size: Size;
  week: number;
  people: readonly Person[];
}

interface OfGyg {
  number: number;
  gygId: string;
  times: GygTimes;
}

/** How many bookings each person who can log in has, at every size. */
const ownBookingsEach = 40;
/** Between two bookers of a need in the list of people. */
const stride = 7;

/** The people who book a need, each once. */
function bookersOf({ random, size, people }: Around, { number, times }: OfGyg, isFirstNeed: boolean): string[] {
  if (times.publishedAt === null) return [];
  const count = random.int(0, Math.round((2 * size.bookingsPerGyg) / size.needsPerGyg));
  const others = people.length - loginCount;
  const first = random.int(0, others - 1);
  const places = Array.from({ length: count }, (_one, made) => loginCount + ((first + made * stride) % others));
  if (isFirstNeed && number < loginCount * ownBookingsEach) places.push(number % loginCount);
  return places.map((place) => people[place]?.id ?? '');
}

function statusOf(random: Random, isPast: boolean, needsApproval: boolean): NonNullable<Booking['status']> {
  const drawn = random.next();
  if (drawn < 0.07) return 'CANCELLED';
  if (drawn < 0.1) return 'DECLINED';
  return needsApproval && !isPast && drawn < 0.5 ? 'PENDING' : 'ACTIVE';
}

/** Adds the bookings of a need, and counts them as the need does. */
function addBookings(around: Around, { gygId, times }: OfGyg, need: Need, bookers: readonly string[]) {
  const { writer, random, week } = around;
  const isPast = times.startDateTime.getTime() < week;
  const counted = { active: 0, pending: 0, ended: 0, taken: 0, pendingPositions: 0 };
  for (const booker of bookers) {
    const status = statusOf(random, isPast, need.needsApproval);
    const quantity = need.kind === 'SKILL' ? 1 : random.int(1, 3);
    const createdAt = daysFrom(times.createdAt.getTime(), 2 + random.next() * 10);
    const hasEnded = status === 'CANCELLED' || status === 'DECLINED';
    const came = isPast && status === 'ACTIVE' && random.chance(0.6);
    writer.add('bookings', {
      id: random.uuid(),
      needId: need.id,
      gygId,
      userId: booker,
      kind: need.kind,
      quantity,
      bookingComment: '',
      status,
      cancelReason: hasEnded ? 'Jag kan inte komma.' : null,
      cancelledBy: hasEnded ? booker : null,
      cancelledAt: hasEnded ? daysFrom(createdAt.getTime(), 1) : null,
      attendance: came ? 'ATTENDED' : null,
      attendanceAt: came ? times.startDateTime : null,
      createdAt,
    });
    if (hasEnded) counted.ended += 1;
    else counted.taken += quantity;
    if (status === 'ACTIVE') counted.active += 1;
    if (status === 'PENDING') {
      counted.pending += 1;
      counted.pendingPositions += quantity;
    }
  }
  return counted;
}

/** Adds the needs of a gyg with their bookings, and returns the titles. A quarter of the needs are full. */
export function addNeeds(around: Around, gyg: OfGyg): string[] {
  const { writer, random, size } = around;
  return Array.from({ length: size.needsPerGyg }, (_one, index) => {
    const kind = index === size.needsPerGyg - 1 ? 'COMMODITY' : 'SKILL';
    const need = { id: random.uuid(), kind, needsApproval: random.chance(0.2) } as const;
    const counted = addBookings(around, gyg, need, bookersOf(around, gyg, index === 0));
    const title = random.pick(kind === 'SKILL' ? skills : items);
    writer.add('needs', {
      ...need,
      gygId: gyg.gygId,
      title,
      durationMinutes: kind === 'SKILL' ? 60 * random.int(1, 8) : null,
      offeredPositions: counted.taken + (random.chance(0.25) ? 0 : random.int(1, 20)),
      bookedPositions: counted.taken,
      activeBookings: counted.active,
      pendingBookings: counted.pending,
      endedBookings: counted.ended,
      pendingPositions: counted.pendingPositions,
      sortOrder: index,
      createdAt: gyg.times.createdAt,
    });
    return title;
  });
}
