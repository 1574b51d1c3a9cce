import type { ContributionType, OperationName } from '@gyg/contract';
import { inTransaction } from '../../access/unit-of-work';
import type { Call, Handlers } from '../../http/call';
import { listNeeds } from './need.service';
import { closeQueue } from './offers/end-entry.service';
import { offerFreePositions } from './offers/offer-free-places.service';
import {
  createNeed,
  deleteNeed,
  deleteNeeds,
  type NeedContext,
  orderNeeds,
  updateNeed,
  type WithNeed,
} from './write-need.service';

type WriteCall = Call<'createPosition' | 'createCommodity' | 'deletePositions' | 'deleteCommodities'>;

type Written = Pick<WriteCall, 'actor' | 'params' | 'now'>;

function place(kind: ContributionType, call: OperationName, { actor, params, now }: Written): NeedContext {
  return { call, actor, gygId: params.gygId, kind, now };
}

/** More positions, or an opened need, are offered to the people who wait for it. */
const offer: WithNeed = (uow, gyg, needId) => offerFreePositions(uow, gyg, needId);
/** The queue of a deleted need ends. */
const close: WithNeed = (uow, gyg, needId) => closeQueue(uow, gyg, { needId });

export const needHandlers = {
  listPositions: ({ context, actor, params, query, reading }) =>
    listNeeds(context, actor, params.gygId, { kind: 'SKILL', reading, ...query }),
  createPosition: (call) => createNeed(call.context, place('SKILL', 'createPosition', call), call.body),
  updatePosition: (call) =>
    updateNeed(
      call.context,
      { ...place('SKILL', 'updatePosition', call), needId: call.params.needId },
      call.body,
      offer,
    ),
  async deletePosition(call) {
    await deleteNeed(call.context, { ...place('SKILL', 'deletePosition', call), needId: call.params.needId }, close);
    return undefined;
  },
  async deletePositions(call) {
    await deleteNeeds(call.context, place('SKILL', 'deletePositions', call), close);
    return undefined;
  },
  listCommodities: ({ context, actor, params, query, reading }) =>
    listNeeds(context, actor, params.gygId, { kind: 'COMMODITY', reading, ...query }),
  createCommodity: (call) => createNeed(call.context, place('COMMODITY', 'createCommodity', call), call.body),
  updateCommodity: (call) =>
    updateNeed(
      call.context,
      { ...place('COMMODITY', 'updateCommodity', call), needId: call.params.needId },
      call.body,
      offer,
    ),
  async deleteCommodity(call) {
    await deleteNeed(
      call.context,
      { ...place('COMMODITY', 'deleteCommodity', call), needId: call.params.needId },
      close,
    );
    return undefined;
  },
  async orderNeeds({ context, actor, params, body, now }) {
    await inTransaction(context, now, (uow) => orderNeeds(uow, actor, params.gygId, body));
    return undefined;
  },
  async deleteCommodities(call) {
    await deleteNeeds(call.context, place('COMMODITY', 'deleteCommodities', call), close);
    return undefined;
  },
} satisfies Partial<Handlers>;
