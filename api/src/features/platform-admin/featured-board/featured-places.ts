import { createHash } from 'node:crypto';
import type { FeaturedState } from '@gyg/contract';
import { startOfDay, zonedTimeAt } from '../../../text/zoned-time';
import type { FeaturedRow } from '../featured';

type Period = Pick<FeaturedRow, 'startsAt' | 'endsAt'>;

/** The days of a period in Swedish time, the last one included. */
export interface Days {
  from: string | null;
  until: string | null;
}

/** `2027-06-12`, in Swedish time. */
function dayOf(time: Date): string {
  const { year, month, day } = zonedTimeAt(time);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

export const daysOf = ({ startsAt, endsAt }: Period): Days => ({
  from: startsAt && dayOf(startsAt),
  until: endsAt && dayOf(new Date(endsAt.getTime() - 1)),
});

/** A period from the beginning of its first day to the end of its last one. */
export const periodOf = ({ from, until }: Days): Period => ({
  startsAt: from === null ? null : startOfDay(from),
  endsAt: until === null ? null : startOfDay(until, 1),
});

export function stateAt({ startsAt, endsAt }: Period, now: Date): FeaturedState {
  if (endsAt && endsAt <= now) return 'ENDED';
  return startsAt && startsAt > now ? 'SCHEDULED' : 'LIVE';
}

/** A digest of everything that can be changed: what is featured, in which order and when. */
export function versionOf(rows: readonly FeaturedRow[]): string {
  const facts = rows.map(({ kind, targetId, startsAt, endsAt }) => [
    kind,
    targetId,
    startsAt?.getTime() ?? null,
    endsAt?.getTime() ?? null,
  ]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}
