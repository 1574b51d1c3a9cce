import { MailRejected, MailServerUnavailable } from './deliver';

/** What nodemailer adds to an error: its own code, the server's answer, and after which command. */
const fieldOf = (error: Error, name: 'code' | 'command' | 'responseCode'): unknown =>
  Object.entries(error).find(([key]) => key === name)?.[1];

/**
 * What an SMTP failure means for the outbox. Only what the server says of the recipient or the content is about the
 * mail; a refused sender, a refused password and a broken connection are about us or the server, so no mail is given up
 * for them. A connection that breaks after the content was sent counts as not sent.
 */
export function smtpFailure(cause: unknown): Error {
  if (!(cause instanceof Error)) return new MailServerUnavailable(String(cause));
  const status = Number(fieldOf(cause, 'responseCode'));
  const aboutMail = ['EENVELOPE', 'EMESSAGE'].includes(String(fieldOf(cause, 'code')));
  const command = fieldOf(cause, 'command');
  if (!aboutMail || status === 421 || command === 'MAIL FROM')
    return new MailServerUnavailable(cause.message, { cause });
  // 'API': nodemailer itself finds no address in it.
  if (status >= 500 || command === 'API') return new MailRejected(cause.message, { cause });
  return cause;
}
