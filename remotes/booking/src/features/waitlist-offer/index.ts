export { useOffer } from './api/offer';
export { MissingOffer } from './ui/answered-offer';
export { WaitlistOffer } from './ui/waitlist-offer';
