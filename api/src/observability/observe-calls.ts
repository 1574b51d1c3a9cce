import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { ApiLogger } from '../api-context';
import { type CallRecord, recordOf } from './call-record';
import type { Metrics } from './create-metrics';
import { requestIdOf } from './request-id';

/** The status that nginx logs when the caller disconnected; it is never sent. */
const callerLeft = 499;

/**
 * Times a call and logs one line when it has ended: fixed names, and at most the user's id. It contains nothing written by
 * a caller: no path, query, body or header. `name` has what is known of the call by then.
 */
export function watchCall(
  { metrics, logger }: { metrics: Metrics; logger: ApiLogger },
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  name: () => CallRecord & { requestId: string },
): void {
  const started = performance.now();
  metrics.callStarted();
  response.once('close', () => {
    const milliseconds = performance.now() - started;
    const status = response.writableFinished ? response.statusCode : callerLeft;
    const { requestId, operation, userId, keyId } = name();
    metrics.callEnded(operation, status, milliseconds / 1000);
    const line = { requestId, method: request.method, operation, status };
    const ms = Math.round(milliseconds * 10) / 10;
    logger.info(
      { ...line, ms, ...(userId === undefined ? {} : { userId }), ...(keyId === undefined ? {} : { keyId }) },
      'call',
    );
  });
}

/** Watches every call of an app. */
export function recordCalls(metrics: Metrics, logger: ApiLogger): RequestHandler {
  return (request, response, next) => {
    const name = () => ({ ...recordOf(response), requestId: requestIdOf(response) });
    watchCall({ metrics, logger }, { request, response }, name);
    next();
  };
}
