import type { OutboxRow } from './outbox.repository';

/**
 * Divides mails into rounds that are sent at once: at most `size` each, and one for a recipient, so that everyone gets
 * their mails in order. The first mails are in the first round.
 */
export function roundsOf<Mail extends Pick<OutboxRow, 'to'>>(mails: readonly Mail[], size: number): Mail[][] {
  const rounds: Mail[][] = [];
  const before = new Map<string, number>();
  for (const mail of mails) {
    const earliest = before.get(mail.to) ?? 0;
    const open = rounds.findIndex((round, index) => index >= earliest && round.length < size);
    const index = open === -1 ? Math.max(rounds.length, earliest) : open;
    rounds[index] = [...(rounds[index] ?? []), mail];
    before.set(mail.to, index + 1);
  }
  return rounds;
}
