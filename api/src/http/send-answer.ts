import type { Request, Response } from 'express';

/**
 * Sends a success. Answers to guests carry an ETag and may be 304; answers to a token are nobody else's
 * (api.md, Caching).
 */
export function sendAnswer(request: Request, response: Response, status: number, body: unknown): void {
  const personal = request.get('Authorization') !== undefined;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  response.vary('Authorization');
  response.set('Cache-Control', personal ? 'private, no-store' : isRead ? 'public, no-cache' : 'no-store');
  response.status(status);
  if (body === undefined) {
    response.end();
    return;
  }
  const text = JSON.stringify(body);
  response.type('application/json');
  // `send` adds the ETag and answers 304 where the caller has it.
  if (personal || !isRead) response.end(text);
  else response.send(text);
}
