import type { RepresentationRequest } from '../schemas/bookings';

/** A request to represent an organisation that is pending, for tests and stories. */
export function buildRepresentationRequest(over: Partial<RepresentationRequest> = {}): RepresentationRequest {
  return {
    id: 'request-1',
    gygParticipantId: 'booking-1',
    gygCommodityUserId: null,
    organizationId: 'org-kust',
    orgName: 'Ren Kust Bohuslän',
    userId: 'user-maja',
    userName: 'Maja Lindqvist',
    userImage: null,
    gygId: 'gyg-repair',
    gygTitle: 'Repair café: bring it broken, take it home',
    gygLanguage: 'en',
    needTitle: 'Someone who can solder',
    quantity: 1,
    contributionType: 'SKILL',
    sdgGoalId: 12,
    hostName: 'Fixarkollektivet',
    startDateTime: '2027-06-15T15:00:00.000Z',
    status: 'PENDING',
    created: '2027-06-08T08:00:00.000Z',
    ...over,
  };
}
