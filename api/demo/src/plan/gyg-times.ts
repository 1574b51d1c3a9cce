import type { DemoGyg } from '../content/content';
import { spanOf } from './swedish-clock';

const day = 86_400_000;

/** When a gyg was created and published, and when it starts and ends, relative to the time of seeding. */
export interface GygTimes {
  createdAt: Date;
  /** Undefined for a draft. */
  publishedAt: Date | undefined;
  start: Date;
  end: Date;
  /** Bookings are made from publishing until then: the start, or for an upcoming or ongoing gyg an hour ago. */
  bookedUntil: Date;
}

/** Published six weeks before the start, or four days ago if that is earlier. */
export function gygTimes(gyg: DemoGyg, now: Date): GygTimes {
  const { start, end } = spanOf(gyg.at, now);
  const published = new Date(Math.min(start.getTime() - 42 * day, now.getTime() - 4 * day));
  const lastBooking = gyg.state === 'ongoing' ? now.getTime() : Math.min(start.getTime(), now.getTime());
  return {
    createdAt: new Date(published.getTime() - 5 * day),
    publishedAt: gyg.state === 'draft' ? undefined : published,
    start,
    end,
    bookedUntil: new Date(lastBooking - 3_600_000),
  };
}
