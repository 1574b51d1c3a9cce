export { addToQueue, requireFull } from './add-to-queue.service';
export {
  claimEntry,
  closeQueue,
  endEntry,
  expireOffer,
  findExpiredOffers,
  getEntry,
  leaveAllQueues,
} from './end-entry.service';
export { adjustOffers, offerFreeBeneficiaryPlaces, offerFreePositions } from './offer-free-places.service';
export { entryStatusAt } from './own-waitlist.presenter';
export { listUserWaitlist, listViewerWaitlist } from './own-waitlist.service';
export { lockQueue } from './queue-capacity.service';
export type { EntryRow, NewEntry } from './waitlist-entry.repository';
export { countWaitlist, listWaitlistPage } from './waitlist-list.service';
export { notifyWaitlistOfChange } from './waitlist-messages.service';
