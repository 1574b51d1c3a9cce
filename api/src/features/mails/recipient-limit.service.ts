import type { UnitOfWork } from '../../access/unit-of-work';
import type { ApiConfig } from '../../api-context';
import { problem } from '../../problem';
import { addWithinLimit, findReset } from './mail.repository';
import { hashAddresses } from './unsubscribe.service';

/** How much is sent a day that people did not request: recipients of invitations, and messages. */
export interface RecipientLimits {
  /** Of one logged-in user. */
  sender: number;
  /** In the name of one organisation. */
  organization: number;
  /** Mails to one address, from all senders. */
  address: number;
  /** Messages of the hosts of one gyg to its people. */
  gygMessages: number;
}

const defaultLimits: RecipientLimits = { sender: 200, organization: 1_000, address: 10, gygMessages: 20 };

const dayMs = 24 * 60 * 60 * 1000;
const windowFrom = (now: Date) => ({ now, resetsAt: new Date(now.getTime() + dayMs) });

/** The limits of this installation; undefined where limits are off. */
export function recipientLimitsOf({ rateLimits, recipientLimits }: ApiConfig): RecipientLimits | undefined {
  return rateLimits === 'off' ? undefined : { ...defaultLimits, ...recipientLimits };
}

async function tooMany({ tx, now }: UnitOfWork, keys: readonly string[], detail: string) {
  const resetsAt = await findReset(tx, keys);
  const seconds = Math.max(1, Math.ceil(((resetsAt?.getTime() ?? now.getTime() + dayMs) - now.getTime()) / 1000));
  return problem('invites.too_many', { detail, headers: { 'Retry-After': String(seconds) } });
}

export interface Recipients {
  senderId: string;
  organizationId?: string | undefined;
  emails: readonly string[];
}

async function countAddresses(uow: UnitOfWork, limit: number, emails: readonly string[]) {
  const hashes = await hashAddresses(uow, emails);
  const keyOf = (email: string) => `recipients:address:${hashes.get(email)}`;
  const increments = emails.map((email) => ({ key: keyOf(email), count: 1 }));
  const counted = await addWithinLimit(uow.tx, increments, limit, windowFrom(uow.now));
  return { keys: increments.map(({ key }) => key), allowed: emails.filter((email) => counted.has(keyOf(email))) };
}

/** Counts one mail to an unverified address; false if it has reached the limit of the day. */
export async function mayReceive(
  uow: UnitOfWork,
  limits: RecipientLimits | undefined,
  email: string,
): Promise<boolean> {
  return !limits || (await countAddresses(uow, limits.address, [email])).allowed.length > 0;
}

/**
 * Counts the recipients of invitations in the caller's transaction and returns the addresses that may still get one
 * today. Throws 429 `invites.too_many` with Retry-After where the sender or the organisation has reached the day's
 * limit, or every address has.
 */
export async function countRecipients(
  uow: UnitOfWork,
  limits: RecipientLimits | undefined,
  { senderId, organizationId, emails }: Recipients,
): Promise<Set<string>> {
  if (!limits || emails.length === 0) return new Set(emails);
  const { keys, allowed } = await countAddresses(uow, limits.address, emails);
  if (allowed.length === 0) {
    throw await tooMany(uow, keys, 'These people have been sent enough invitations today.');
  }
  const scopes = [
    { name: 'sender', id: senderId, limit: limits.sender, who: 'You have' },
    { name: 'organization', id: organizationId, limit: limits.organization, who: 'The organisation has' },
  ];
  for (const { name, id, limit, who } of scopes) {
    if (id === undefined) continue;
    const key = `recipients:${name}:${id}`;
    const within = await addWithinLimit(uow.tx, [{ key, count: allowed.length }], limit, windowFrom(uow.now));
    if (within.size === 0) throw await tooMany(uow, [key], `${who} reached the limit of ${limit} invitations a day.`);
  }
  return new Set(allowed);
}

/**
 * Counts a message of a gyg's hosts in the caller's transaction. Messages to one's own participants are not limited by
 * recipients, because a large gyg must reach everyone. Instead, a gyg can send a number of messages a day, all its
 * hosts together. Throws 429 `invites.too_many` with Retry-After.
 */
export async function countGygMessage(
  uow: UnitOfWork,
  limits: RecipientLimits | undefined,
  gygId: string,
): Promise<void> {
  if (!limits) return;
  const key = `messages:gyg:${gygId}`;
  const within = await addWithinLimit(uow.tx, [{ key, count: 1 }], limits.gygMessages, windowFrom(uow.now));
  if (within.size > 0) return;
  throw await tooMany(uow, [key], `This gyg has reached the limit of ${limits.gygMessages} messages a day.`);
}
