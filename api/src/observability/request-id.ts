import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const header = 'X-Request-Id';
const acceptable = /^[\w-]{8,64}$/;

/** Sets the id of every call: the one from its caller or proxy when that is plain text, else a new one. */
export const requestId: RequestHandler = (request, response, next) => {
  const given = request.get(header);
  response.set(header, given && acceptable.test(given) ? given : randomUUID());
  next();
};

/** The id of the current call. */
export function requestIdOf(response: Response): string {
  return response.get(header) ?? '';
}
