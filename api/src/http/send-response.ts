import { hash } from 'node:crypto';
import { type CallRequest, type CallResponse, type FileResponse, type OperationResponse, setHeaders } from './call';

function etagOf(text: string | Buffer): string {
  return `"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
}

/**
 * Whether the caller already has this response. Replaces Express's check, which treats a request's `no-cache` as a demand
 * for a full response; Node's fetch adds that header to every conditional request.
 */
export function isKnown(request: Pick<CallRequest, 'get'>, etag: string): boolean {
  const etags = request.get('If-None-Match')?.split(',') ?? [];
  return etags.some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

function sendJson(response: CallResponse, status: number, text: string | Buffer): void {
  response.status(status);
  response.set('Content-Type', 'application/json; charset=utf-8');
  response.end(text);
}

/** JSON that anyone may keep, with its ETag. */
export interface PublicResponse {
  status: number;
  etag: string;
  /** In UTF-8. Encoded once: its hash, its length, what is stored and what is sent are of the same bytes. */
  body: Buffer;
}

export function publicResponse({ status, body }: OperationResponse<unknown>): PublicResponse {
  const bytes = Buffer.from(JSON.stringify(body));
  return { status, etag: etagOf(bytes), body: bytes };
}

/** Sends JSON that may be cached publicly, with an ETag; 304 without a body where the caller has it. */
export function sendPublic(
  request: Pick<CallRequest, 'get'>,
  response: CallResponse,
  { status, etag, body }: PublicResponse,
): void {
  setHeaders(response, { ETag: etag, 'Cache-Control': 'public, no-cache' });
  if (isKnown(request, etag)) {
    response.status(304);
    response.end();
    return;
  }
  sendJson(response, status, body);
}

/**
 * Sends a success. Responses to guests have an ETag and may be 304; authenticated responses and those that are `neverCached`
 * must not be cached.
 */
export function sendResponse(
  request: Pick<CallRequest, 'get' | 'method'>,
  response: CallResponse,
  result: OperationResponse<unknown>,
  neverCached: boolean,
): void {
  const { status, body } = result;
  const personal = request.get('Authorization') !== undefined;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  response.vary('Authorization');
  if (isRead && !personal && !neverCached && body !== undefined) {
    sendPublic(request, response, publicResponse(result));
    return;
  }
  response.set('Cache-Control', personal ? 'private, no-store' : 'no-store');
  response.status(status);
  if (body === undefined) response.end();
  else sendJson(response, status, JSON.stringify(body));
}

/** Sends a download that only this caller may cache or read, and no search engine may list. */
export function sendFile(
  request: Pick<CallRequest, 'get' | 'method'>,
  response: CallResponse,
  type: string,
  file: FileResponse,
): void {
  const { name, content, polled } = file;
  response.vary('Authorization');
  setHeaders(response, {
    'Cache-Control': polled ? 'private, no-cache' : 'private, no-store',
    'X-Robots-Tag': 'none',
  });
  if (polled) {
    const etag = etagOf(content);
    response.set('ETag', etag);
    if (isKnown(request, etag)) {
      response.status(304);
      response.end();
      return;
    }
  }
  response.status(200);
  setHeaders(response, {
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Type': typeof content === 'string' ? `${type}; charset=utf-8` : type,
  });
  response.end(content);
}
