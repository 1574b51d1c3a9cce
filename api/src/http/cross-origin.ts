import type { RequestHandler } from 'express';
import type { ApiContext } from '../api-context';
import { type CallRequest, type CallResponse, setHeaders } from './exchange';
import { preparePartnerOrigin } from './partner-origin.repository';
import { bearerTokenOf } from './resolve-actor';

const readable = 'ETag, X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Idempotency-Replayed';

/** The headers with which every site may read public data. */
export const publicHeaders = {
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
 * Lets a registered site of a partner read the answer to a call with its visitor's token; whether such a site calls. Keys
 * belong on servers: no page reads what they get.
 */
export type AllowPartner = (
  request: Pick<CallRequest, 'get'>,
  response: Pick<CallResponse, 'set' | 'vary'>,
) => Promise<boolean>;

export function createAllowPartner(
  { db, config }: Pick<ApiContext, 'db' | 'config'>,
  isKey: (token: string) => boolean,
): AllowPartner {
  const findPartnerOrigin = preparePartnerOrigin(db.read);
  return async (request, response) => {
    const origin = request.get('Origin');
    response.vary('Origin');
    // Browsers send the platform's own origin with each write of its pages.
    if (origin === undefined || origin === config.publicUrl) return false;
    if (isKey(bearerTokenOf(request.get('Authorization')) ?? '')) return false;
    if ((await findPartnerOrigin(origin)) === undefined) return false;
    setHeaders(response, { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': readable });
    return true;
  };
}

/**
 * Any site may read public data: GET without a token, never with credentials. Calls with a token can be made and read
 * by the platform's pages and, for their visitors, by registered sites of partners.
 */
export function createCrossOrigin(allowPartner: AllowPartner): RequestHandler {
  return async (request, response, next) => {
    const isPreflight = request.method === 'OPTIONS' && request.get('Access-Control-Request-Method') !== undefined;
    const asked = request.get('Access-Control-Request-Headers') ?? '';
    const withToken = isPreflight ? /\bauthorization\b/i.test(asked) : request.get('Authorization') !== undefined;
    if (withToken) {
      const isPartner = await allowPartner(request, response);
      if (isPartner && isPreflight) return void response.status(204).set(preflight.partner).end();
    } else if (request.method === 'GET' || request.method === 'HEAD') {
      response.set(publicHeaders);
    }
    if (isPreflight) return void response.status(204).set(preflight.any).end();
    next();
  };
}
