import type { MailState, QueuedMail } from '@gyg/contract';

const states: readonly string[] = ['failed', 'waiting', 'sent'] satisfies MailState[];

export const isMailState = (value: string): value is MailState => states.includes(value);

/** What became of a mail, for its badge. */
export function courseOf({ sentAt, failedAt, lastError }: QueuedMail): 'sent' | 'gaveUp' | 'retrying' | 'waiting' {
  if (sentAt !== null) return 'sent';
  if (failedAt !== null) return 'gaveUp';
  return lastError === null ? 'waiting' : 'retrying';
}

export const toneOf = { sent: 'good', gaveUp: 'bad', retrying: 'warn', waiting: 'neutral' } as const;
