import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database } from '@gyg/database';
import type { Request, RequestHandler, Response } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ApiLogger } from '../../api-context';
import { forbidden, invalidToken } from '../../problem';
import { countQueuedMail } from './hourly-count.repository';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a call comes from this machine: by the connection, which cannot be forged, and only without headers of a
 * proxy that forwards a call.
 */
function isFromThisMachine(request: Request): boolean {
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const forwarded = Object.keys(request.headers).some((name) =>
    /^(x-forwarded-|forwarded$|x-real-ip$|via$)/.test(name),
  );
  return !forwarded && (address === '::1' || address.startsWith('127.'));
}

/** Metrics for Prometheus, for this machine or callers with the metrics token. Else 401 or 403. */
export function serveMetrics(metrics: Metrics, token: string | null): RequestHandler {
  return async (request, response) => {
    recordOf(response).operation = 'metrics';
    const sent = /^Bearer +(\S+)$/i.exec(request.get('Authorization') ?? '')?.[1];
    const knows = token !== null && sent !== undefined && timingSafeEqual(digest(sent), digest(token));
    if (sent !== undefined && !knows) throw invalidToken();
    if (!knows && !isFromThisMachine(request)) throw forbidden();
    const { text, contentType } = await metrics.read();
    response.set({ 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text);
  };
}

export interface Metrics {
  callStarted(): void;
  callEnded(operation: string, status: number, seconds: number): void;
  /** The calls of this process since its start, and the time within which 95 % of them were answered. */
  summary(): Promise<CallSummary>;
  /** The metrics in the Prometheus text format, and its content type. */
  read(): Promise<{ text: string; contentType: string }>;
}

/** Metrics of one app in a separate registry, named as Prometheus recommends. Labels are fixed names, never paths. */
export function createMetrics(db: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const duration = new Histogram({
    name: 'gyg_call_duration_seconds',
    help: 'Time from the first byte of a call to the end of its answer',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const inFlight = new Gauge({ name: 'gyg_calls_in_flight', help: 'Calls that are being answered', registers });
  new Gauge({
    name: 'gyg_mail_waiting',
    help: 'Mails waiting to be sent',
    registers,
    async collect() {
      this.set(await countQueuedMail(db.read));
    },
  });
  let watchesProcess = false;

  return {
    callStarted: () => inFlight.inc(),
    callEnded(operation, status, seconds) {
      inFlight.dec();
      duration.observe({ operation, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    async summary() {
      const { values } = await duration.get();
      return summaryOf(values);
    },
    async read() {
      // Only at the first request: it costs a timer and an observer for each app.
      if (!watchesProcess) collectDefaultMetrics({ register: registry });
      watchesProcess = true;
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
  };
}

/** The fields of a call in logs and metrics: fixed names, and at most the user's or the key's id. */
export interface CallRecord {
  requestId: string;
  /** The operation's name; `unknown` for other paths. Never the path: callers choose it. */
  operation: string;
  userId?: string;
  keyId?: string;
}

const acceptable = /^[\w-]{8,64}$/;

/** The record of a new call. Its id is the one from its caller or proxy when that is plain text, else a new one. */
export function newRecord(givenId?: string): CallRecord {
  const requestId = givenId !== undefined && acceptable.test(givenId) ? givenId : randomUUID();
  return { requestId, operation: 'unknown' };
}

const records = new WeakMap<object, CallRecord>();

/** Keeps the record of a call with its response. */
export function keepRecord(response: object, record: CallRecord): void {
  records.set(response, record);
}

/** The record of the current call, by its response. */
export function recordOf(response: object): CallRecord {
  const record = records.get(response);
  if (record === undefined) throw new Error('The call was not opened');
  return record;
}

export interface CallSummary {
  calls: number;
  /** The upper end of the span; null without calls, or if it is longer than the longest span that is counted. */
  p95Ms: number | null;
}

/** A value of a Prometheus histogram: of a bucket (`le`, cumulative), or of the number and sum of all. */
interface HistogramValue {
  labels: Partial<Record<string, string | number>>;
  value: number;
}

/** Calls of all operations together: how many, and the shortest span in which 95 % were answered. */
export function summaryOf(values: readonly HistogramValue[]): CallSummary {
  const byEnd = new Map<number, number>();
  for (const { labels, value } of values) {
    if (labels.le === undefined) continue;
    const end = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le);
    byEnd.set(end, (byEnd.get(end) ?? 0) + value);
  }
  const calls = byEnd.get(Number.POSITIVE_INFINITY) ?? 0;
  const ends = [...byEnd].sort(([left], [right]) => left - right);
  const [seconds = Number.POSITIVE_INFINITY] = ends.find(([, count]) => count >= 0.95 * calls) ?? [];
  return { calls, p95Ms: calls === 0 || !Number.isFinite(seconds) ? null : seconds * 1000 };
}

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
