import type { Database } from '@gyg/database';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type CallSummary, summaryOf } from './call-summary';
import { countQueuedMail } from './queued-mail.repository';

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
