import type { z } from 'zod';
import { alreadyConfirmed } from './already-confirmed';
import { bookingCancelled } from './booking-cancelled';
import { bookingConfirmed } from './booking-confirmed';
import { organisationRequestAccepted } from './organisation-request-accepted';
import { organisationRequestDeclined } from './organisation-request-declined';
import { passwordResetCode } from './password-reset-code';
import { verificationCode } from './verification-code';

/** Every mail the product can send, by name. */
export const mailTemplates = {
  alreadyConfirmed,
  bookingCancelled,
  bookingConfirmed,
  organisationRequestAccepted,
  organisationRequestDeclined,
  passwordResetCode,
  verificationCode,
};

export type MailTemplateName = keyof typeof mailTemplates;
/** What a template must be given. */
export type MailData<Name extends MailTemplateName> = z.input<(typeof mailTemplates)[Name]['data']>;
