import type { Request, Response } from 'express';
import type { ApiLogger } from '../api-context';
import { type CallRecord, keepRecord, newRecord } from './call-record';
import type { Metrics } from './create-metrics';

/** The status that nginx logs when the caller disconnected; it is never sent. */
const callerLeft = 499;

/** Opens a call: its id, its record, and the watch on its end. */
export type OpenCall = (request: Request, response: Response) => CallRecord;

/**
 * Times each call and logs one line when it has ended: fixed names, and at most the user's id. It contains nothing written by
 * a caller: no path, query, body or header.
 */
export function createOpenCall(metrics: Metrics, logger: ApiLogger): OpenCall {
  return (request, response) => {
    const record = newRecord(request.get('X-Request-Id'));
    keepRecord(response, record);
    response.set('X-Request-Id', record.requestId);
    const started = performance.now();
    metrics.callStarted();
    response.once('close', () => {
      const milliseconds = performance.now() - started;
      const status = response.writableFinished ? response.statusCode : callerLeft;
      const { requestId, operation, userId, keyId } = record;
      metrics.callEnded(operation, status, milliseconds / 1000);
      const line = { requestId, method: request.method, operation, status };
      const ms = Math.round(milliseconds * 10) / 10;
      logger.info(
        { ...line, ms, ...(userId === undefined ? {} : { userId }), ...(keyId === undefined ? {} : { keyId }) },
        'call',
      );
    });
    return record;
  };
}
