/** What a reminder is about: a person's bookings of a gyg, named by one of them, or a recipient's place. */
export interface ReminderSubject {
  kind: 'BOOKING' | 'PLACE';
  /** Of the booking or place. */
  id: string;
  /** The start that the reminder told, in milliseconds. */
  start: number;
}

const kinds = { b: 'BOOKING', p: 'PLACE' } as const;

/** The subject as one text without dots, for signed links and notifications. */
export function writeSubject({ kind, id, start }: ReminderSubject): string {
  return [kind === 'BOOKING' ? 'b' : 'p', id, start.toString(36)].join('~');
}

/** The subject in such a text; undefined for any other. */
export function readSubject(text: string): ReminderSubject | undefined {
  const [, kind, id, start] = /^([bp])~([^~]+)~([0-9a-z]+)$/.exec(text) ?? [];
  if ((kind !== 'b' && kind !== 'p') || id === undefined || start === undefined) return undefined;
  return { kind: kinds[kind], id, start: Number.parseInt(start, 36) };
}
