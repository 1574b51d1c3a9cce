import type { Request, Response } from 'express';
import type { ApiContext } from '../api-context';
import { preparePartnerOrigin } from './partner-origin.repository';
import { bearerTokenOf } from './resolve-actor';

const readable = 'ETag, X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Idempotency-Replayed';

/** The headers with which every site may read public data. */
const publicHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': readable,
} as const;

/** What browsers ask before a call: whether another site may make it. */
const preflight = {
  any: {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, X-Request-Id',
    'Access-Control-Max-Age': '86400',
  },
  partner: {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match, X-Request-Id',
    // Two hours, the longest that browsers keep: every call itself is checked again.
    'Access-Control-Max-Age': '7200',
  },
} as const;

/**
 * Lets a registered site of a partner read the response to a call with its visitor's token; whether such a site calls. Keys
 * belong on servers: no page reads what they get.
 */
function createAllowPartner(
  { db, config }: Pick<ApiContext, 'db' | 'config'>,
  isKey: (token: string) => boolean,
): (request: Request, response: Response) => Promise<boolean> {
  const findPartnerOrigin = preparePartnerOrigin(db.read);
  return async (request, response) => {
    const origin = request.get('Origin');
    response.vary('Origin');
    // Browsers send the platform's own origin with each write of its pages.
    if (origin === undefined || origin === config.publicUrl) return false;
    if (isKey(bearerTokenOf(request.get('Authorization')) ?? '')) return false;
    if ((await findPartnerOrigin(origin)) === undefined) return false;
    response.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': readable });
    return true;
  };
}

/** Sets the headers for pages of other sites; whether that answers the request, since it only asks for them. */
export type RespondCrossOrigin = (request: Request, response: Response) => Promise<boolean>;

/**
 * Any site may read public data: GET without a token, never with credentials. Calls with a token can be made and read
 * by the platform's pages and, for their visitors, by registered sites of partners.
 */
export function createCrossOrigin(
  context: Pick<ApiContext, 'db' | 'config'>,
  isKey: (token: string) => boolean,
): RespondCrossOrigin {
  const allowPartner = createAllowPartner(context, isKey);
  return async (request, response) => {
    const isPreflight = request.method === 'OPTIONS' && request.get('Access-Control-Request-Method') !== undefined;
    const asked = request.get('Access-Control-Request-Headers') ?? '';
    const withToken = isPreflight ? /\bauthorization\b/i.test(asked) : request.get('Authorization') !== undefined;
    const isPartner = withToken && (await allowPartner(request, response));
    if (!withToken && (request.method === 'GET' || request.method === 'HEAD')) response.set(publicHeaders);
    if (isPreflight)
      response
        .status(204)
        .set(preflight[isPartner ? 'partner' : 'any'])
        .end();
    return isPreflight;
  };
}
