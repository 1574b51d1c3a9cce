import { z } from 'zod';
import { defineOperations } from '../operation';
import {
  acceptWaitlistOfferAnswerSchema,
  joinWaitlistAnswerSchema,
  joinWaitlistBodySchema,
  waitlistListSchema,
  waitlistOfferPageSchema,
  waitlistQuerySchema,
} from '../schemas/waitlist';

const empty = z.strictObject({});
const forUsers = ['session.need_to_be_logged_in', 'gyg.missing', 'request.invalid'] as const;

export const waitlistOperations = defineOperations('waiting list', {
  listWaitlist: {
    summary: 'List the waiting list of a gyg',
    description: 'For its hosts, in the order in which places are offered.',
    who: ['host', 'super'],
    query: waitlistQuerySchema,
    answers: { 200: waitlistListSchema },
    errors: [...forUsers, 'you_do_not_have_permission'],
  },
  joinWaitlist: {
    summary: 'Join the waiting list',
    description:
      'Possible while a need, or the places for recipients, are full. Places that become free are offered in order, each for 24 hours and at the latest until 12 hours before the start. Offered places count as taken.',
    who: ['user'],
    partner: 'bookings',
    body: joinWaitlistBodySchema,
    answers: { 201: joinWaitlistAnswerSchema },
    errors: [
      ...forUsers,
      'booking.missing_position',
      'booking.invalid_quantity_contributed',
      'booking.failed',
      'booking.quantity_more_than_asked',
      'user_org.not_a_member',
      'waitlist.not_full',
      'waitlist.closed',
      'waitlist.already_waiting',
    ],
  },
  leaveWaitlist: {
    summary: 'Leave the waiting list',
    description: 'An offer that was not answered goes to the next person. Idempotent.',
    who: ['self'],
    partner: 'bookings',
    answers: { 204: null },
    errors: ['session.need_to_be_logged_in', 'gyg.missing', 'waitlist.missing'],
  },
  getWaitlistOffer: {
    summary: 'Retrieve an offer of the waiting list',
    description: 'For anyone who has its link. It does not name the person and changes nothing.',
    who: ['any'],
    neverCached: true,
    answers: { 200: waitlistOfferPageSchema },
    errors: ['waitlist.offer_missing'],
  },
  acceptWaitlistOffer: {
    summary: 'Accept an offer of the waiting list',
    description: 'Books the place for the person it was offered to, without a login. Idempotent.',
    who: ['any'],
    body: empty,
    answers: { 200: acceptWaitlistOfferAnswerSchema },
    errors: ['waitlist.offer_missing', 'waitlist.offer_ended', 'booking.failed', 'request.invalid'],
  },
  declineWaitlistOffer: {
    summary: 'Decline an offer of the waiting list',
    description: 'The place goes to the next person. Idempotent.',
    who: ['any'],
    body: empty,
    answers: { 204: null },
    errors: ['waitlist.offer_missing', 'waitlist.offer_ended', 'request.invalid'],
  },
});
