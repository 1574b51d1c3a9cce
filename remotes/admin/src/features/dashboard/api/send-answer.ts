import type { Decision } from '@gyg/contract';
import { call } from '@gyg/platform';

export type Answer = 'accept' | 'decline';

interface Options {
  /** The page may be closing. */
  keepalive: boolean;
}

/** Sends the answer to a decision. Proposals are answered on their own page. */
export function sendAnswer(
  organizationId: string,
  decision: Exclude<Decision, { kind: 'proposal' }>,
  answer: Answer,
  options: Options,
): Promise<unknown> {
  const accept = answer === 'accept';
  const { kind, targetId } = decision;
  const gygId = decision.gyg?.id ?? '';
  const calls = {
    booking: () =>
      call(accept ? 'acceptBooking' : 'declineBooking', { params: { gygId, bookingId: targetId }, body: {} }, options),
    story: () =>
      accept
        ? call('approveStory', { params: { storyId: targetId }, body: {} }, options)
        : call('rejectStory', { params: { storyId: targetId }, body: {} }, options),
    membership: () =>
      call(
        accept ? 'acceptMembershipRequest' : 'declineMembershipRequest',
        { params: { organizationId, requestId: targetId } },
        options,
      ),
    representation: () =>
      call(
        accept ? 'acceptRepresentationRequest' : 'declineRepresentationRequest',
        { params: { requestId: targetId }, body: {} },
        options,
      ),
    partner: () =>
      call(
        accept ? 'acceptPartner' : 'declinePartner',
        { params: { gygId: targetId, organizationId }, body: {} },
        options,
      ),
    portfolio: () =>
      call(
        accept ? 'acceptPortfolio' : 'declinePortfolio',
        { params: { portfolioId: targetId, organizationId }, body: {} },
        options,
      ),
  };
  return calls[kind]();
}
