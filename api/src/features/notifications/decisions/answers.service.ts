import type { NotificationActionKind } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { answerBooking, answerReminder, answerRepresentation } from '../../bookings';
import { answerPartner } from '../../gygs/partners';
import { answerWaitlistOffer } from '../../needs/waitlist';
import { answerOrganizationRequest, answerPortfolio } from '../../organizations';
import { answerMembershipRequest } from '../../organizations/memberships';
import { answerStory } from '../../stories';

/**
 * Answers a pending request with the permissions of the target's call; throws its 404, 403 and 409, or returns a
 * `Refused`.
 */
type Answer = (uow: UnitOfWork, actor: SignedIn, targetId: string, answer: { accept: boolean }) => Promise<unknown>;

/** The effect of accepting or declining, by the notification's action. */
export const answers: Record<NotificationActionKind, Answer> = {
  membership: answerMembershipRequest,
  representation: answerRepresentation,
  booking: answerBooking,
  reminder: answerReminder,
  partner: answerPartner,
  portfolio: answerPortfolio,
  story: answerStory,
  organizationRequest: answerOrganizationRequest,
  waitlist: answerWaitlistOffer,
};
