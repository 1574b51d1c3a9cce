import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type HttpLogger, pinoHttp } from 'pino-http';

/**
 * Logs each request for debugging (LOG_LEVEL=debug): method, path without query, status. Queries contain login codes
 * and search terms, and headers contain tokens, so neither is logged. The API logs its requests separately.
 */
export function logRequests(logger: Logger): HttpLogger {
  return pinoHttp({
    logger,
    useLevel: 'debug',
    serializers: {
      req: (request: IncomingMessage) => ({ method: request.method, path: request.url?.split('?')[0] }),
      res: (response: ServerResponse) => ({ status: response.statusCode }),
    },
  });
}
