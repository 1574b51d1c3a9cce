import { MailRejected, MailServerUnavailable } from './deliver';

/** A field that nodemailer adds to an error: its code, the server's response code, or the command. */
const fieldOf = (error: Error, name: 'code' | 'command' | 'responseCode'): unknown =>
  Object.entries(error).find(([key]) => key === name)?.[1];

/**
 * The meaning of an SMTP failure for the outbox. Only responses to the recipient or the content concern the mail; a
 * refused sender or password and a broken connection concern the platform or the server, so no mail is given up for
 * them. A connection that breaks after the content counts as not sent.
 */
export function smtpFailure(cause: unknown): Error {
  if (!(cause instanceof Error)) return new MailServerUnavailable(String(cause));
  const status = Number(fieldOf(cause, 'responseCode'));
  const aboutMail = ['EENVELOPE', 'EMESSAGE'].includes(String(fieldOf(cause, 'code')));
  const command = fieldOf(cause, 'command');
  if (!aboutMail || status === 421 || command === 'MAIL FROM')
    return new MailServerUnavailable(cause.message, { cause });
  // 'API': nodemailer found no valid address.
  if (status >= 500 || command === 'API') return new MailRejected(cause.message, { cause });
  return cause;
}
