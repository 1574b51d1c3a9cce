import nodemailer from 'nodemailer';
import { type Deliver, MailRejected, MailServerUnavailable, mailsAtOnce } from './deliver';

export interface SmtpDelivery {
  deliver: Deliver;
  /** Closes the open connections. */
  close(): void;
}

/** How long one mail may take in all. Each step has a limit too, but a server may answer slowly for ever. */
const longestDelivery = 2 * 60_000;

/** One-click unsubscribe in mail programs (RFC 8058). */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A field that nodemailer adds to an error: its code, the server's response code, or the command. */
const fieldOf = (error: Error, name: 'code' | 'command' | 'responseCode'): unknown =>
  Object.entries(error).find(([key]) => key === name)?.[1];

/**
 * The meaning of an SMTP failure for the outbox. Only responses to the recipient or the content concern the mail; a
 * refused sender or password and a broken connection concern the platform or the server, so no mail is given up for
 * them. A connection that breaks after the content counts as not sent.
 */
function smtpFailure(cause: unknown): Error {
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

/**
 * Delivers by SMTP. Takes `smtp://user:password@host:port` (`smtps://` for TLS from the start) and the sender,
 * as 'Gyg <no-reply@example.org>'. A delivery ends within `limitMs`, with its connection.
 */
export function createSmtpDelivery({
  smtpUrl,
  from,
  limitMs = longestDelivery,
}: {
  smtpUrl: string;
  from: string;
  limitMs?: number;
}): SmtpDelivery {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: mailsAtOnce,
    // Only the outbox retries: the pool's own attempts would outlast the worker's lease.
    maxRequeues: 0,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async deliver({ id, to, subject, html, text, replyTo, unsubscribe }) {
      // The same Message-ID over retries lets the receiver drop a mail that was sent twice.
      const mail = { from, to: { name: '', address: to }, subject, html, text, messageId: `<${id}@${domain}>` };
      const answers = replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } };
      try {
        const headers = { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe) };
        await transport.sendMail({ ...mail, ...answers, headers, signal: AbortSignal.timeout(limitMs) });
      } catch (error) {
        throw smtpFailure(error);
      }
    },
    close() {
      transport.close();
    },
  };
}
