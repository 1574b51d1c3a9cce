import type { Call, Handlers } from '../../http/call';
import { listNeeds } from './need.service';
import { createNeed, deleteNeed, deleteNeeds, type NeedPlace, updateNeed } from './write-need.service';

type WriteCall = Call<'createPosition' | 'createCommodity' | 'deletePositions' | 'deleteCommodities'>;

const skills = ({ actor, params, now }: Pick<WriteCall, 'actor' | 'params' | 'now'>): NeedPlace => ({
  actor,
  gygId: params.gygId,
  kind: 'SKILL',
  now,
});
const items = (call: Pick<WriteCall, 'actor' | 'params' | 'now'>): NeedPlace => ({
  ...skills(call),
  kind: 'COMMODITY',
});

export const needHandlers = {
  listPositions: ({ context, actor, params, query }) =>
    listNeeds(context, actor, params.gygId, { kind: 'SKILL', ...query }),
  createPosition: (call) => createNeed(call.context, skills(call), call.body),
  updatePosition: (call) => updateNeed(call.context, { ...skills(call), needId: call.params.needId }, call.body),
  async deletePosition(call) {
    await deleteNeed(call.context, { ...skills(call), needId: call.params.needId });
    return undefined;
  },
  async deletePositions(call) {
    await deleteNeeds(call.context, skills(call));
    return undefined;
  },
  listCommodities: ({ context, actor, params, query }) =>
    listNeeds(context, actor, params.gygId, { kind: 'COMMODITY', ...query }),
  createCommodity: (call) => createNeed(call.context, items(call), call.body),
  updateCommodity: (call) => updateNeed(call.context, { ...items(call), needId: call.params.needId }, call.body),
  async deleteCommodity(call) {
    await deleteNeed(call.context, { ...items(call), needId: call.params.needId });
    return undefined;
  },
  async deleteCommodities(call) {
    await deleteNeeds(call.context, items(call));
    return undefined;
  },
} satisfies Partial<Handlers>;
