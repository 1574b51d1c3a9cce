import type { z } from 'zod';
import { accountErased } from './account-erased';
import { addressTaken } from './address-taken';
import { alreadyConfirmed } from './already-confirmed';
import { bookingCancelled } from './booking-cancelled';
import { bookingConfirmed } from './booking-confirmed';
import { bookingDeclined } from './booking-declined';
import { bookingPending } from './booking-pending';
import { gygChanged } from './gyg-changed';
import { gygInvite } from './gyg-invite';
import { gygMessage } from './gyg-message';
import { gygReminder } from './gyg-reminder';
import { gygThanks } from './gyg-thanks';
import { gygUnpublished } from './gyg-unpublished';
import { membershipAnswered } from './membership-answered';
import { membershipInvitation } from './membership-invitation';
import { organizationInvite } from './organization-invite';
import { organizationOpened } from './organization-opened';
import { organizationRequestAccepted } from './organization-request-accepted';
import { organizationRequestDeclined } from './organization-request-declined';
import { organizationRequestReceived } from './organization-request-received';
import { passwordResetCode } from './password-reset-code';
import { placeCancelled } from './place-cancelled';
import { placeConfirmed } from './place-confirmed';
import { placeReminder } from './place-reminder';
import { plainMessage } from './plain-message';
import { proposalAnswered } from './proposal-answered';
import { representationAnswered } from './representation-answered';
import { storyRequest } from './story-request';
import { verificationCode } from './verification-code';
import { verifyBeforeReset } from './verify-before-reset';
import { waitlistClosed } from './waitlist-closed';
import { waitlistFree } from './waitlist-free';
import { waitlistOffer } from './waitlist-offer';
import { webhookFailed } from './webhook-failed';

/** Every mail the product can send, by name. */
export const mailTemplates = {
  accountErased,
  addressTaken,
  alreadyConfirmed,
  bookingCancelled,
  bookingConfirmed,
  bookingDeclined,
  bookingPending,
  gygChanged,
  gygInvite,
  gygMessage,
  gygReminder,
  gygThanks,
  gygUnpublished,
  membershipAnswered,
  membershipInvitation,
  organizationInvite,
  organizationOpened,
  organizationRequestAccepted,
  organizationRequestDeclined,
  organizationRequestReceived,
  passwordResetCode,
  placeCancelled,
  placeConfirmed,
  placeReminder,
  plainMessage,
  proposalAnswered,
  representationAnswered,
  storyRequest,
  verificationCode,
  verifyBeforeReset,
  waitlistClosed,
  waitlistFree,
  waitlistOffer,
  webhookFailed,
};

export type MailTemplateName = keyof typeof mailTemplates;
/** The data of a template. */
export type MailData<Name extends MailTemplateName> = z.input<(typeof mailTemplates)[Name]['data']>;

/** Whether it is sent before all others. */
export function isUrgentMail(name: MailTemplateName): boolean {
  return 'urgent' in mailTemplates[name] && mailTemplates[name].urgent === true;
}

/**
 * Whether a mail that was given up is never sent again: someone waited for it, its code or link has expired, or it is
 * about a time that has passed.
 */
export function expiresWhenGivenUp(name: MailTemplateName): boolean {
  return isUrgentMail(name) || ('expires' in mailTemplates[name] && mailTemplates[name].expires === true);
}
