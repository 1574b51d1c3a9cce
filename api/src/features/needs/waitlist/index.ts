export { answerWaitlistOffer } from './answer-offer.service';
export { joinWaitlist } from './join-waitlist.service';
export { waitlistHandlers } from './waitlist.routes';
