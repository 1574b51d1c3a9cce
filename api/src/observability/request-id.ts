import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const header = 'X-Request-Id';
const acceptable = /^[\w-]{8,64}$/;

/** Names every call, by the name its caller or proxy gave it when that is plain text. */
export const requestId: RequestHandler = (request, response, next) => {
  const given = request.get(header);
  response.set(header, given && acceptable.test(given) ? given : randomUUID());
  next();
};

/** The name of the call that is answered. */
export function requestIdOf(response: Response): string {
  return response.get(header) ?? '';
}
