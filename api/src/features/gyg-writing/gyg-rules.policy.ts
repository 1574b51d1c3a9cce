import { type PublishProblem, publishProblems } from '@gyg/contract';
import type { FieldError } from '../../problem/problem';
import { invalidRequest, problem } from '../../problem/problem';
import { type GygRow, gygStateAt } from '../gygs';

/** A gyg as it would be after the change. */
export type GygFacts = Pick<GygRow, 'title' | 'summary' | 'address' | 'startDateTime' | 'endDateTime'>;

const field = (path: string, code: string, message: string): FieldError => ({ path, code, message });

/** The requirements of a published gyg: title, summary, address, a start before its end, and an end in the future. */
export function publishProblemsOf(facts: GygFacts, now: Date): PublishProblem[] {
  const { endDateTime } = facts;
  return publishProblems.filter((problem) =>
    problem === 'past' ? endDateTime !== null && endDateTime <= now : facts[problem] === null || facts[problem] === '',
  );
}

/** The same as errors of the fields. */
function missingFor(facts: GygFacts, now: Date): FieldError[] {
  return publishProblemsOf(facts, now).map((problem) =>
    problem === 'past'
      ? field('endDateTime', 'past', 'Must be in the future')
      : field(problem, 'missing', 'Needed to be published'),
  );
}

/** Throws 409 `gyg.not_ready` with the missing fields. */
export function requireReady(facts: GygFacts, now: Date): void {
  const errors = missingFor(facts, now);
  if (errors.length > 0) throw problem('gyg.not_ready', { errors });
}

/** Throws 400 if the resulting fields contradict each other. */
export function requireConsistent(facts: {
  startDateTime?: Date | null | undefined;
  endDateTime?: Date | null | undefined;
}): void {
  const { startDateTime, endDateTime } = facts;
  if (!startDateTime || !endDateTime || startDateTime < endDateTime) return;
  throw invalidRequest([field('endDateTime', 'order', 'Must be after the start')]);
}

/** Which fields change. */
type Changed = readonly string[];

/** Only the fields in `open` can change on a finished gyg; sending the same value again is allowed. Throws 409. */
export function requireUnfinished(gyg: GygRow, changed: Changed, open: Changed, now: Date): void {
  const finished = gygStateAt(gyg, now) === 'FINISHED';
  if (finished && changed.some((name) => !open.includes(name))) throw problem('gyg.wrong_state');
}

/** A published gyg must stay publishable, and a started gyg cannot start again. Throws 409. */
export function requireStillPublishable(before: GygRow, after: GygFacts, now: Date): void {
  const state = gygStateAt(before, now);
  if (state === 'CREATED' || state === 'FINISHED') return;
  requireReady(after, now);
  const begins = after.startDateTime !== null && after.startDateTime > now;
  if (state === 'ONGOING' && begins) throw problem('gyg.wrong_state');
}
