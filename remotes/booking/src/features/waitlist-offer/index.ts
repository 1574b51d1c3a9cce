export { useOffer } from './api/offer';
export { MissingOffer } from './ui/answered-offer';
export { OfferSkeleton } from './ui/offer-skeleton';
export { WaitlistOffer } from './ui/waitlist-offer';
