import { type FakeHandlers, fakeApi, refusal } from '@gyg/platform/testing';
import { expect, test } from 'vitest';
import { decisions } from '../../../testing/decisions';
import { type Answer, sendAnswer } from './send-answer';

const refuse = () => refusal('gyg.wrong_state');
const handlers: FakeHandlers = {
  acceptBooking: refuse,
  declineBooking: refuse,
  approveStory: refuse,
  rejectStory: refuse,
  acceptMembershipRequest: refuse,
  declineMembershipRequest: refuse,
  acceptRepresentationRequest: refuse,
  declineRepresentationRequest: refuse,
  acceptPartner: refuse,
  declinePartner: refuse,
  acceptPortfolio: refuse,
  declinePortfolio: refuse,
};

test.each([
  ['booking', 'acceptBooking', 'declineBooking', { gygId: 'gyg-shore', bookingId: 'booking-1' }],
  ['story', 'approveStory', 'rejectStory', { storyId: 'story-1' }],
  [
    'membership',
    'acceptMembershipRequest',
    'declineMembershipRequest',
    { organizationId: 'org-kust', requestId: 'request-1' },
  ],
  ['representation', 'acceptRepresentationRequest', 'declineRepresentationRequest', { requestId: 'wish-1' }],
  ['partner', 'acceptPartner', 'declinePartner', { gygId: 'gyg-other', organizationId: 'org-kust' }],
  ['portfolio', 'acceptPortfolio', 'declinePortfolio', { portfolioId: 'portfolio-1', organizationId: 'org-kust' }],
] as const)(
  'a decision about a %s is sent by its own calls, and a refusal is passed on',
  async (kind, accept, decline, params) => {
    const api = fakeApi(handlers);
    const decision = decisions.find((candidate) => candidate.kind === kind);
    if (decision === undefined || decision.kind === 'proposal') throw new Error(`There is no ${kind}`);
    const send = (answer: Answer) => sendAnswer('org-kust', decision, answer, { keepalive: false });
    await expect(send('accept')).rejects.toMatchObject({ code: 'gyg.wrong_state' });
    await expect(send('decline')).rejects.toMatchObject({ code: 'gyg.wrong_state' });
    expect(api.calls.map((call) => [call.name, call.params])).toEqual([
      [accept, params],
      [decline, params],
    ]);
    api.restore();
  },
);
