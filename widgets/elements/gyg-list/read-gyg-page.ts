import type { AnswerOf, Gyg } from '@gyg/contract';
import { WidgetError } from '../../core/widget-error';

/** The response of the list's call (gygs/view/organization). */
export type GygPageAnswer = AnswerOf<'viewOrganizationGygs'>;

const isGyg = (value: unknown): value is Gyg =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value && 'orgFriendlyUrl' in value;

const isGygPage = (value: unknown): value is GygPageAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'total' in value &&
  typeof value.total === 'number' &&
  'gygs' in value &&
  Array.isArray(value.gygs) &&
  value.gygs.every(isGyg);

/**
 * Validates the response against the contract. Throws `answer.unreadable` for anything else, such as a proxy's page.
 */
export function readGygPage(answer: unknown): GygPageAnswer {
  if (!isGygPage(answer)) throw new WidgetError('answer.unreadable', 200);
  return answer;
}
