import type { Random } from './random';
import { daysFrom } from './size';

export interface GygTimes {
  startDateTime: Date;
  endDateTime: Date;
  createdAt: Date;
  publishedAt: Date | null;
  finishedAt: Date | null;
}

const pastShare = 0.7;
const pastDays = 3 * 365;
const comingDays = 365;
/** The data are read for up to a week after the day they are made for. */
const quarterHours = 96;

/** Most gyg last some hours, a few last weeks, so that some are in progress at any time. */
const lastsDays = (random: Random) => (random.chance(0.03) ? random.int(14, 90) : random.int(4, 32) / quarterHours);

/** When a gyg is held: 70 % start in the three years before, the rest within twelve months. */
export function timesOf(random: Random, week: number): GygTimes {
  const isPast = random.chance(pastShare);
  const day = isPast ? -random.int(1, pastDays) : random.int(0, comingDays - 1);
  const start = day + random.int(28, 76) / quarterHours;
  const lasts = lastsDays(random);
  const startDateTime = daysFrom(week, start);
  const endDateTime = daysFrom(week, start + lasts);
  const createdAt = daysFrom(week, Math.min(start, 0) - random.int(15, 90));
  const publishedAt = random.chance(0.02) ? null : daysFrom(createdAt.getTime(), 1);
  // Its hosts ended it halfway.
  const endedEarly = isPast && publishedAt !== null && random.chance(0.01);
  return {
    startDateTime,
    endDateTime,
    createdAt,
    publishedAt,
    finishedAt: endedEarly && endDateTime.getTime() < week ? daysFrom(week, start + lasts / 2) : null,
  };
}
