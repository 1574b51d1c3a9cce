import { createHash } from 'node:crypto';
import { networkOf } from '@gyg/database/rate-limits';
import type { Actor } from './actor';

/** Providers give a household or a company a whole /56. */
const networkBits = 56;

function nameOf(actor: Actor, request: { readonly ip?: string | undefined }): string {
  if (actor.kind === 'user' || actor.kind === 'key') return `${actor.kind} ${actor.id}`;
  if (actor.kind === 'newcomer') return `subject ${actor.claims.subject}`;
  return `address ${networkOf(request.ip ?? '', networkBits)}`;
}

/**
 * The key that a call is counted for and whose idempotency keys it uses, as a digest, since addresses and users are
 * personal data: the user or the key, else the token's subject, else the network address (IPv6: its /56).
 */
export function callerOf(actor: Actor, request: { readonly ip?: string | undefined }): string {
  return createHash('sha256').update(nameOf(actor, request)).digest('base64url');
}
