import { type PublishProblem, publishProblems } from '@gyg/contract';
import { holdsTwoOccasions } from '@gyg/contract/gyg-dates';
import type { FieldError } from '../../../problem';
import { invalidRequest, problem } from '../../../problem';
import { type GygRow, gygStateAt, isOpenState } from '..';

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

/** The fields that can contradict each other; dates may be missing in a draft. */
interface Times {
  startDateTime?: Date | null | undefined;
  endDateTime?: Date | null | undefined;
  repeats?: GygRow['repeats'] | undefined;
  occasionMinutes?: number | null | undefined;
}

/** What is wrong with the times of a weekly gyg: it has a length, and takes place at least twice by its end. */
function wrongRepetition({ startDateTime, endDateTime, repeats, occasionMinutes }: Times): FieldError | undefined {
  if (repeats !== 'WEEKLY') return undefined;
  if (!occasionMinutes) return field('occasionMinutes', 'missing', 'Needed for a gyg that repeats');
  if (!startDateTime || !endDateTime) return undefined;
  const [start, end] = [startDateTime.toISOString(), endDateTime.toISOString()];
  return holdsTwoOccasions({ startDateTime: start, endDateTime: end, repeats, occasionMinutes })
    ? undefined
    : field('endDateTime', 'too_soon', 'Must be after the second occasion of a gyg that repeats every week');
}

/** Throws 400 if the resulting fields contradict each other. */
export function requireConsistent(facts: Times): void {
  const { startDateTime, endDateTime } = facts;
  const ordered = !startDateTime || !endDateTime || startDateTime < endDateTime;
  const wrong = ordered ? wrongRepetition(facts) : field('endDateTime', 'order', 'Must be after the start');
  if (wrong) throw invalidRequest([wrong]);
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
  if (!isOpenState(state)) return;
  requireReady(after, now);
  const begins = after.startDateTime !== null && after.startDateTime > now;
  if (state === 'ONGOING' && begins) throw problem('gyg.wrong_state');
}
