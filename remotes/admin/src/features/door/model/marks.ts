import type { Attendance, BodyOf } from '@gyg/contract';

/** One record as it is sent. */
export type Mark = BodyOf<'recordAttendances'>[number] & { readonly at: string };

/** Marks that the server does not have yet, by booking; the latest of each. */
export type Marks = Readonly<Record<string, Mark>>;

export interface MarkInput {
  readonly bookingId: string;
  readonly contributionType: Mark['contributionType'];
  /** Null removes the mark. */
  readonly attendance: Attendance | null;
}

/**
 * Adds a mark made at `now`. It is dated after `previous` (the time of the mark that was on screen), so that it wins even
 * if this device's clock is behind.
 */
export function addMark(marks: Marks, input: MarkInput, now: number, previous: string | null): Marks {
  const before = Math.max(
    previous === null ? Number.NEGATIVE_INFINITY : Date.parse(previous),
    Date.parse(marks[input.bookingId]?.at ?? '') || Number.NEGATIVE_INFINITY,
  );
  const at = new Date(Math.max(now, before + 1)).toISOString();
  return { ...marks, [input.bookingId]: { ...input, at } };
}

/** Removes the marks that were sent. A mark that was changed meanwhile stays, to be sent next. */
export function withoutSent(marks: Marks, sent: readonly Mark[]): Marks {
  const done = new Map(sent.map(({ bookingId, at }) => [bookingId, at]));
  return Object.fromEntries(Object.entries(marks).filter(([bookingId, { at }]) => done.get(bookingId) !== at));
}

/** Reads stored marks; anything that is not a mark is ignored. */
export function readMarks(stored: Readonly<Record<string, unknown>> | undefined): Marks {
  return Object.fromEntries(
    Object.entries(stored ?? {}).flatMap(([bookingId, value]) => (isMark(value) ? [[bookingId, value]] : [])),
  );
}

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' && value !== null && 'at' in value && 'bookingId' in value && 'contributionType' in value;
