export { isEligible } from './need.policy';
export { placesLeft, presentNeed } from './need.presenter';
export type { NeedRow } from './need.repository';
export { needHandlers } from './need.routes';
export { listVisibleNeeds } from './need.service';
export { getPlaces, givePlaces, holdNeed, seedNeeds, takeMorePlaces, takePlaces } from './need-places.service';
