export { copyNeeds } from './copy-needs.service';
export { isEligible } from './need.policy';
export { capacityLeft, presentNeed } from './need.presenter';
export type { NeedRow, ShownNeedRow } from './need.repository';
export { listNeeds, listVisibleNeeds } from './need.service';
export { countBookingsOf } from './need-bookings.service';
export {
  changeCapacity,
  confirmCapacity,
  findNeedById,
  getBookableNeed,
  holdCapacity,
  lockNeedForUpdate,
  releaseCapacity,
  releaseHeldCapacity,
  reserveCapacity,
  seedNeeds,
} from './need-capacity.service';
export { orderNeeds } from './order-needs.service';
export {
  createNeed,
  deleteNeed,
  deleteNeeds,
  type NeedContext,
  updateNeed,
  type WithNeed,
} from './write-need.service';
