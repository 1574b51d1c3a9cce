import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const header = 'X-Request-Id';
const acceptable = /^[\w-]{8,64}$/;

/** The id of a call: the one from its caller or proxy when that is plain text, else a new one. */
export const chooseRequestId = (given: string | undefined): string =>
  given && acceptable.test(given) ? given : randomUUID();

/** Sets the id of every call. */
export const requestId: RequestHandler = (request, response, next) => {
  response.set(header, chooseRequestId(request.get(header)));
  next();
};

/** The id of the current call. */
export function requestIdOf(response: Response): string {
  return response.get(header) ?? '';
}
