import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Actor } from '../access/actor';

function nameOf(actor: Actor, request: Pick<Request, 'ip'>): string {
  if (actor.kind === 'user') return `user ${actor.id}`;
  if (actor.kind === 'newcomer') return `subject ${actor.claims.subject}`;
  return `address ${ipKeyGenerator(request.ip ?? 'unknown')}`;
}

/**
 * Whom a call is counted for and whose idempotency keys it uses, as a digest, since addresses and users are personal
 * data: the user, else whose token it is, else the network address (IPv6: its /56).
 */
export function callerOf(actor: Actor, request: Pick<Request, 'ip'>): string {
  return createHash('sha256').update(nameOf(actor, request)).digest('base64url');
}
