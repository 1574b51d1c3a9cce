import type { AnswerOf, ContributionType } from '@gyg/contract';
import { call } from '@gyg/platform';
import { itemBodyOf, type NeedValues } from '../model/need-values';

/** The gyg and kind of a need. */
export interface NeedPlace {
  gygId: string;
  type: ContributionType;
}

/** The request that creates a need. It is repeated as it is until it is answered, so that the need is created once. */
export interface CreateRequest {
  values: NeedValues;
  /** The position in the list. */
  sortOrder: number;
}

/** Creates a need. `key` is the same for each repetition of the request. */
export function createNeed(
  { gygId, type }: NeedPlace,
  { values, sortOrder }: CreateRequest,
  options: { key: string; keepalive: boolean },
): Promise<AnswerOf<'createPosition'>> {
  const params = { gygId };
  return type === 'SKILL'
    ? call('createPosition', { params, body: { ...values, sortOrder } }, options)
    : call('createCommodity', { params, body: { ...itemBodyOf(values), sortOrder } }, options);
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
