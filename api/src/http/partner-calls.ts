import type { IncomingMessage } from 'node:http';
import { type OperationDefinition, type OperationName, operations } from '@gyg/contract';
import type { Actor } from '../access/actor';
import type { ApiContext } from '../api-context';
import { forbidden, problem } from '../problem/problem';
import { preparePartnerOrigin } from './partner-origin.repository';

/** What decides who calls: its headers, and the values of each apart. */
export type TokenCarrier = Pick<IncomingMessage, 'headers' | 'headersDistinct'>;

/** Throws 403 unless a token's client may be used by the page that sent the request. */
export type RequireOwnOrigin = (request: TokenCarrier, clientId: string) => Promise<void>;

/**
 * A token of a partner's site counts only on that site, while it is registered; and, where the site may show plug-ins in
 * frames, in the platform's own documents.
 */
export function createRequireOwnOrigin({ db, config }: Pick<ApiContext, 'db' | 'config'>): RequireOwnOrigin {
  const findPartnerOrigin = preparePartnerOrigin(db.read);
  return async ({ headersDistinct }, clientId) => {
    if (clientId === config.identity.clientId) return;
    const { origin: origins, 'sec-fetch-site': sites } = headersDistinct;
    // Browsers send no Origin with reads of the same origin.
    const [origin, ...more] = origins ?? (sites?.join() === 'same-origin' ? [config.publicUrl] : []);
    // The platform's documents with elements, opened without a frame, are a site too.
    const site = clientId === config.publicUrl ? { mayFrame: false } : await findPartnerOrigin(clientId);
    const isOwn = origin === clientId || (origin === config.publicUrl && site?.mayFrame === true);
    if (!site || !isOwn || more.length > 0) throw problem('origin.not_registered');
  };
}

/**
 * The caller of an operation: a partner's site counts as a guest where the contract lists no scope for it, or the token
 * lacks it. Throws 403 where guests may not call.
 */
export function callerWith(name: OperationName, actor: Actor): Actor {
  if (actor.kind === 'guest' || actor.kind === 'key' || actor.client === null) return actor;
  const { partner, who }: OperationDefinition = operations[name];
  if (partner !== undefined && actor.client.scopes.includes(partner)) return actor;
  if (who.includes('any')) return { kind: 'guest' };
  throw partner === undefined ? forbidden() : problem('origin.scope_missing');
}
