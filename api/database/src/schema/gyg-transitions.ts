import { gygStates } from '@gyg/contract';
import { gygs } from './gygs';
import { createdAt, k, partOf } from './kit';

/**
 * Transitions of a gyg, by a host (published, unpublished, finished) or by time (the scheduler). Responses compute the
 * state from the time, never from here; a row means that the transition's notifications were sent.
 */
export const gygTransitions = k.table(
  'gyg_transitions',
  {
    gygId: partOf(() => gygs.id),
    state: k.text({ enum: gygStates }).notNull(),
    /** When it happened: the start or end of the gyg, or the time of the host's call. */
    at: k.time().notNull(),
    createdAt: createdAt(),
  },
  (t) => [k.primaryKey({ columns: [t.gygId, t.state, t.at] })],
);
