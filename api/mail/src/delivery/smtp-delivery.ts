import nodemailer from 'nodemailer';
import { type Deliver, mailsAtOnce } from './deliver';
import { smtpFailure } from './smtp-failure';

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
