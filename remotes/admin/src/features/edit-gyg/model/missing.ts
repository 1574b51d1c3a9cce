import type { PublishProblem } from '@gyg/contract';
import { plainLine } from '@gyg/contract/rules';
import { allProblems } from '../../../shared/gyg-acts';
import type { GygValues, PlaceValues } from './gyg-values';

type Checked = Pick<GygValues, 'title' | 'summary'> & Pick<PlaceValues, 'startDateTime' | 'endDateTime' | 'address'>;

/**
 * What the values on screen lack to be published. The same rules as the API’s, so that the list follows the typing
 * before it is saved.
 */
export function missingIn(values: Checked, now: Date): PublishProblem[] {
  const { endDateTime } = values;
  const isMissing = (problem: PublishProblem) =>
    problem === 'past' ? endDateTime !== '' && new Date(endDateTime) <= now : plainLine(values[problem]) === '';
  return allProblems.filter(isMissing);
}
