import type { RequestHandler } from 'express';
import type { ApiLogger } from '../api-context';
import { recordOf } from './call-record';
import type { Metrics } from './create-metrics';
import { requestIdOf } from './request-id';

/** The status that nginx logs when the caller disconnected; it is never sent. */
const callerLeft = 499;

/**
 * Times every call and logs one line when it has ended: fixed names, and at most the user's id. It contains nothing
 * written by a caller: no path, query, body or header.
 */
export function recordCalls(metrics: Metrics, logger: ApiLogger): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    metrics.callStarted();
    response.once('close', () => {
      const milliseconds = performance.now() - started;
      const status = response.writableFinished ? response.statusCode : callerLeft;
      const { operation, userId, keyId } = recordOf(response);
      metrics.callEnded(operation, status, milliseconds / 1000);
      const line = { requestId: requestIdOf(response), method: request.method, operation, status };
      const ms = Math.round(milliseconds * 10) / 10;
      logger.info(
        { ...line, ms, ...(userId === undefined ? {} : { userId }), ...(keyId === undefined ? {} : { keyId }) },
        'call',
      );
    });
    next();
  };
}
