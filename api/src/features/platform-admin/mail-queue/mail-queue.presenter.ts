import type { QueuedMail } from '@gyg/contract';
import type { MailRow } from './mail-queue.repository';

/** `kim@studorg.example` as `k•••@studorg.example`. */
export function shortened(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return at < 1 ? '•••' : `${first}•••${address.slice(at)}`;
}

export function presentMail(row: MailRow): QueuedMail {
  const { id, template, attempts, nextAt, createdAt, sentAt, failedAt, lastError } = row;
  const emptied = Object.keys(row.data).length === 0;
  return {
    id,
    template,
    recipient: shortened(row.to),
    attempts,
    nextAt: sentAt === null && failedAt === null ? nextAt.toISOString() : null,
    created: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    lastError,
    retryable: sentAt === null && (failedAt === null || !emptied),
  };
}
