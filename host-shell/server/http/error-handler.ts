import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';

/** Whether the router refused the request itself, for instance a path with a broken `%` code. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500;
}

/** Answers errors of the pages: 400 for a malformed address, else a log line and a 500 that reveals nothing. */
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
