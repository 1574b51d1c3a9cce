import { gygs } from './gygs';
import { createdAt, k, partOf } from './kit';

/** How a gyg reminds the people who take part; a gyg without a row has the default. */
export const gygReminders = k.table('gyg_reminders', {
  gygId: k
    .text()
    .primaryKey()
    .references(() => gygs.id, { onDelete: 'cascade' }),
  enabled: k.bool().notNull().default(true),
  /** Hours before the start, descending. */
  hoursBefore: k.json<number[]>().notNull(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

/** Reminders that were sent: each once for every start that the gyg has had. */
export const sentReminders = k.table(
  'sent_reminders',
  {
    gygId: partOf(() => gygs.id),
    /** The start of which it reminded. */
    startDateTime: k.time().notNull(),
    hoursBefore: k.int().notNull(),
    /** Number of people it was sent to. */
    recipients: k.int().notNull(),
    createdAt: createdAt(),
  },
  (t) => [k.primaryKey({ columns: [t.gygId, t.startDateTime, t.hoursBefore] })],
);
