import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';

/** Whether the router refused the request, for instance because of a broken `%` code in the path. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500;
}

/** Handles errors of the pages: responds with 400 to a malformed address, else logs and responds with a plain 500. */
export function errorHandler(logger: Pick<Logger, 'error'>): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const refused = isRefusal(error);
    if (!refused) logger.error({ err: error, path: request.path }, 'a page failed');
    if (response.headersSent) return next(error);
    const text = refused ? 'This address is not a valid one.' : 'Something went wrong on our side. Please try again.';
    response
      .status(refused ? 400 : 500)
      .type('text')
      .send(text);
  };
}
