export { copyNeeds } from './copy-needs.service';
export { isEligible } from './need.policy';
export { capacityLeft, presentNeed } from './need.presenter';
export type { NeedRow } from './need.repository';
export { needHandlers } from './need.routes';
export { listVisibleNeeds } from './need.service';
export { countBookingsOf } from './need-bookings.service';
export {
  changeCapacity,
  confirmCapacity,
  getBookableNeed,
  lockNeedForUpdate,
  releaseCapacity,
  reserveCapacity,
  seedNeeds,
} from './need-capacity.service';
