import type { PublishProblem } from '@gyg/contract';
import { isApiError } from '@gyg/platform';

/** The field of the editor where each problem is solved: the id of its input. */
export const fieldOfProblem = {
  title: 'gyg-title',
  summary: 'gyg-summary',
  address: 'gyg-address',
  startDateTime: 'gyg-start',
  endDateTime: 'gyg-end',
  past: 'gyg-end',
} as const satisfies Record<PublishProblem, string>;
export type ProblemField = (typeof fieldOfProblem)[PublishProblem];

const isProblem = (name: string): name is PublishProblem => name in fieldOfProblem;

/** Everything that a gyg may lack, in the order of the editor. */
export const allProblems: readonly PublishProblem[] = Object.keys(fieldOfProblem).filter(isProblem);

/** What the API says is missing when it refuses to publish. */
export function problemsNamedBy(error: unknown): PublishProblem[] {
  if (!isApiError(error) || error.code !== 'gyg.not_ready') return [];
  return (error.fields ?? []).map(({ path, code }) => (code === 'past' ? code : path)).filter(isProblem);
}
