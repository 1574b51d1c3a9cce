import { gygStates } from '@gyg/contract';
import { gygs } from './gygs';
import { createdAt, k } from './kit';

/**
 * What a gyg became and when: by a host (published, unpublished, finished) or by the clock (the sweep). The state that
 * answers show never comes from here but from the clock; a row says that what the transition causes was sent.
 */
export const gygTransitions = k.table(
  'gyg_transitions',
  {
    gygId: k
      .text()
      .notNull()
      .references(() => gygs.id, { onDelete: 'cascade' }),
    state: k.text({ enum: gygStates }).notNull(),
    /** When it became so: the start or end of the gyg, or the moment of the host's call. */
    at: k.time().notNull(),
    createdAt: createdAt(),
  },
  (t) => [k.primaryKey({ columns: [t.gygId, t.state, t.at] })],
);
