export { useOffer } from './api/offer';
export { MissingOffer, WaitlistOffer } from './ui/waitlist-offer';
