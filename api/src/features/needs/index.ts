export { copyNeeds } from './copy-needs.service';
export { isEligible } from './need.policy';
export { capacityLeft, presentNeed } from './need.presenter';
export type { NeedRow } from './need.repository';
export { needHandlers } from './need.routes';
export { listVisibleNeeds } from './need.service';
export {
  getBookableNeed,
  lockNeedForUpdate,
  releaseCapacity,
  reserveCapacity,
  reserveMoreCapacity,
  seedNeeds,
} from './need-capacity.service';
