import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Caller } from '../http/caller';
import type { UserRow } from '../users/user.repository';
import type { Pool } from './pool';

type Owner = Pick<UserRow, 'id' | 'passwordHash'>;

const year = 365 * 24 * 60 * 60;

/**
 * Marks the browser as a device of the account, for a year (OWASP's device cookies). The cookie identifies no person:
 * its name is a digest; its value is the time, a random number, and an HMAC of both with the account and its password,
 * so that a password reset invalidates all of them. It does not log in; it only separates the owner's attempts from all
 * others.
 */
export function rememberDevice(pool: Pool, owner: Owner, caller: Caller): void {
  const [secret = ''] = pool.cookieSecrets();
  const device = `${pool.now().toString(36)}.${randomBytes(16).toString('base64url')}`;
  caller.keep(cookieOf(owner), `${device}.${signatureOf(secret, owner, device)}`, year);
}

/** The calling device of the account, as a subject for limits; undefined for unknown browsers. */
export function knownDevice(pool: Pool, owner: Owner | undefined, caller: Caller): string | undefined {
  const value = owner && caller.cookie(cookieOf(owner));
  if (!owner || value === undefined) return undefined;
  const [time = '', number = '', signature = ''] = value.split('.');
  const device = `${time}.${number}`;
  const age = pool.now() - Number.parseInt(time, 36);
  // This server's clock may be slightly behind the one that set the cookie; an invalid time gives no valid age.
  if (!(age < year * 1000)) return undefined;
  const good = pool.cookieSecrets().some((secret) => isSame(signature, signatureOf(secret, owner, device)));
  return good ? `${owner.id} ${device}` : undefined;
}

/** One cookie for each account, so that a browser shared by several people is known to each of them. */
function cookieOf({ id }: Owner): string {
  return `gyg_device_${createHash('sha256').update(id).digest('base64url').slice(0, 16)}`;
}

function signatureOf(secret: string, { id, passwordHash }: Owner, device: string): string {
  const key = createHmac('sha256', secret).update('device cookies').digest();
  return createHmac('sha256', key).update(`${id}\n${passwordHash}\n${device}`).digest('base64url');
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
