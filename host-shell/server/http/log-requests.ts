import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type HttpLogger, pinoHttp } from 'pino-http';

/**
 * A line for every request, for who looks for a fault (LOG_LEVEL=debug): method, the path without its query, status.
 * Queries contain login codes and search terms, headers contain tokens: neither is logged. The API logs its own requests.
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
