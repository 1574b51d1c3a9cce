export { isEligible } from './need.policy';
export { capacityLeft, presentNeed } from './need.presenter';
export type { NeedRow, ShownNeedRow } from './need.repository';
export { needHandlers } from './need.routes';
export { countBookingsOf, listVisibleNeeds } from './need.service';
export {
  changeCapacity,
  confirmCapacity,
  findNeedById,
  getBookableNeed,
  lockNeedForUpdate,
  releaseCapacity,
  reserveCapacity,
  seedNeeds,
} from './need-capacity.service';
export {
  claimEntry,
  closeQueue,
  endEntry,
  expireOffer,
  findExpiredOffers,
  getEntry,
  leaveAllQueues,
} from './offers/end-entry.service';
export { adjustOffers, offerFreeBeneficiaryPlaces, offerFreePositions } from './offers/offer-free-places.service';
export { entryStatusAt, listUserWaitlist, listViewerWaitlist } from './offers/own-waitlist.service';
export { addToQueue, lockQueue, requireFull } from './offers/queue-capacity.service';
export type { EntryRow, NewEntry } from './offers/waitlist-entry.repository';
export { countWaitlist, listWaitlistPage } from './offers/waitlist-list.service';
export { notifyWaitlistOfChange } from './offers/waitlist-messages.service';
export { copyNeeds } from './write-need.service';
