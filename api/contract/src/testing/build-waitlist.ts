import type { GygWaitlistEntry, UserWaitlistEntry, ViewerWaitlistEntry, WaitlistOfferPage } from '../schemas/waitlist';
import { sampleCard, sampleGyg } from './sample-gyg';

const entry = {
  id: 'entry-1',
  gygId: 'gyg-shore',
  gygPositionId: 'need-cook',
  contributionType: 'SKILL',
  quantity: 1,
  status: 'WAITING',
  created: '2027-06-01T08:00:00.000Z',
} as const;

const gyg = { ...sampleGyg, ...sampleCard };

/** The caller's own entry with two others ahead, for tests and stories. */
export function buildViewerWaitlistEntry(over: Partial<ViewerWaitlistEntry> = {}): ViewerWaitlistEntry {
  return { ...entry, ahead: 2, offer: null, ...over };
}

/** The same with its gyg, for My bookings. */
export function buildUserWaitlistEntry(over: Partial<UserWaitlistEntry> = {}): UserWaitlistEntry {
  return { ...buildViewerWaitlistEntry(), ...gyg, gygState: 'PUBLISHED', needTitle: 'Camp cook', ...over };
}

/** An entry in the list of a gyg's hosts. */
export function buildGygWaitlistEntry(over: Partial<GygWaitlistEntry> = {}): GygWaitlistEntry {
  return {
    ...entry,
    needTitle: 'Camp cook',
    userId: 'user-elin',
    userName: 'Elin Sandberg',
    userImage: null,
    email: 'elin.sandberg@example.org',
    bookingComment: '',
    orgName: null,
    offeredQuantity: null,
    offerExpiresAt: null,
    ended: null,
    ...over,
  };
}

/** An offer as its link shows it. */
export function buildWaitlistOffer(over: Partial<WaitlistOfferPage> = {}): WaitlistOfferPage {
  return {
    ...gyg,
    gygId: 'gyg-shore',
    gygPositionId: 'need-cook',
    needTitle: 'Camp cook',
    contributionType: 'SKILL',
    asked: 1,
    offered: 1,
    needsApproval: false,
    status: 'OFFERED',
    expiresAt: '2027-06-02T08:00:00.000Z',
    ...over,
  };
}
