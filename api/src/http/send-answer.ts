import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { type Answered, type FileAnswer, JsonAnswer } from './call';

function etagOf(text: string | Buffer): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

/**
 * Whether the caller already has this answer. Replaces Express's check, which treats a request's `no-cache` as a demand
 * for a full answer; Node's fetch adds that header to every conditional request.
 */
function isKnown(request: Request, etag: string): boolean {
  const known = request.get('If-None-Match')?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** Sends JSON that may be cached publicly, with an ETag; 304 without a body where the caller has it. */
export function sendPublic(request: Request, response: Response, status: number, text: string): void {
  const etag = etagOf(text);
  response.set({ ETag: etag, 'Cache-Control': 'public, no-cache' });
  if (isKnown(request, etag)) {
    response.status(304).end();
    return;
  }
  response.status(status).type('application/json').end(text);
}

const textOf = (body: unknown): string => (body instanceof JsonAnswer ? body.text : JSON.stringify(body));

/**
 * Sends a success. Answers to guests have an ETag and may be 304; authenticated answers and those that are `neverCached`
 * must not be cached.
 */
export function sendAnswer(
  request: Request,
  response: Response,
  { status, body }: Answered<unknown>,
  neverCached: boolean,
): void {
  const personal = request.get('Authorization') !== undefined;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  response.vary('Authorization');
  if (isRead && !personal && !neverCached && body !== undefined) {
    sendPublic(request, response, status, textOf(body));
    return;
  }
  response.set('Cache-Control', personal ? 'private, no-store' : 'no-store').status(status);
  if (body === undefined) response.end();
  else response.type('application/json').end(textOf(body));
}

/** Sends a download that only this caller may cache or read, and no search engine may list. */
export function sendFile(request: Request, response: Response, type: string, file: FileAnswer): void {
  const { name, content, polled } = file;
  response.vary('Authorization');
  response.set({ 'Cache-Control': polled ? 'private, no-cache' : 'private, no-store', 'X-Robots-Tag': 'none' });
  if (polled) {
    const etag = etagOf(content);
    response.set('ETag', etag);
    if (isKnown(request, etag)) {
      response.status(304).end();
      return;
    }
  }
  response.set('Content-Disposition', `attachment; filename="${name}"`).status(200);
  response.type(typeof content === 'string' ? `${type}; charset=utf-8` : type).end(content);
}
