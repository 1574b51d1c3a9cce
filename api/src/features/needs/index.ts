export { copyNeeds } from './copy-needs.service';
export { isEligible } from './need.policy';
export { capacityLeft, presentNeed } from './need.presenter';
export type { NeedRow, ShownNeedRow } from './need.repository';
export { needHandlers } from './need.routes';
export { listVisibleNeeds } from './need.service';
export { countBookingsOf } from './need-bookings.service';
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
export { addToQueue, requireFull } from './offers/add-to-queue.service';
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
export { entryStatusAt } from './offers/own-waitlist.presenter';
export { listUserWaitlist, listViewerWaitlist } from './offers/own-waitlist.service';
export { lockQueue } from './offers/queue-capacity.service';
export type { EntryRow, NewEntry } from './offers/waitlist-entry.repository';
export { countWaitlist, listWaitlistPage } from './offers/waitlist-list.service';
export { notifyWaitlistOfChange } from './offers/waitlist-messages.service';
