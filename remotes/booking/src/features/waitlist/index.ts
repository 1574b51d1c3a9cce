export { JoinWaitlist } from './ui/join-waitlist';
export { hasWaitlistOffers, WaitlistOffers } from './ui/waitlist-offers';
export { hasWaitlistRows, WaitlistRows } from './ui/waitlist-rows';
