import type { AnswerOf, Gyg } from '@gyg/contract';
import { WidgetError } from '../../core/widget-error';

/** What the list's call answers (api.md, gygs/view/organization). */
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

/** The answer as what the contract promises; throws `answer.unreadable` where it is something else, like a proxy's page. */
export function readGygPage(answer: unknown): GygPageAnswer {
  if (!isGygPage(answer)) throw new WidgetError('answer.unreadable', 200);
  return answer;
}
