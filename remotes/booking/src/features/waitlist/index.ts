export { JoinWaitlist } from './ui/join-waitlist';
export { hasWaitlistOffers, WaitlistOffers } from './ui/waitlist-offers';
export { waitlistRows } from './ui/waitlist-rows';
