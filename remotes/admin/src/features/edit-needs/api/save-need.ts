import type { AnswerOf, ContributionType } from '@gyg/contract';
import { call } from '@gyg/platform';
import { itemBodyOf, type NeedValues } from '../model/need-values';

/** The gyg and kind of a need. */
export interface NeedPlace {
  gygId: string;
  type: ContributionType;
}

/** Creates a need at a position of the list. */
export function createNeed(
  { gygId, type }: NeedPlace,
  values: NeedValues,
  sortOrder: number,
): Promise<AnswerOf<'createPosition'>> {
  const params = { gygId };
  return type === 'SKILL'
    ? call('createPosition', { params, body: { ...values, sortOrder } })
    : call('createCommodity', { params, body: { ...itemBodyOf(values), sortOrder } });
}

/** Changes a need. */
export function updateNeed(
  { gygId, type }: NeedPlace,
  needId: string,
  changes: Partial<NeedValues>,
  keepalive: boolean,
): Promise<AnswerOf<'updatePosition'>> {
  if (type === 'SKILL') {
    return call('updatePosition', { params: { gygId, needId }, body: changes }, { keepalive });
  }
  const { durationMinutes, ...body } = changes;
  return call('updateCommodity', { params: { gygId, needId }, body }, { keepalive });
}

/** Deletes a need that is not booked. */
export const deleteNeed = ({ gygId, type }: NeedPlace, needId: string) =>
  type === 'SKILL'
    ? call('deletePosition', { params: { gygId, needId } })
    : call('deleteCommodity', { params: { gygId, needId } });
