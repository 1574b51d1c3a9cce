import type { RemoteLoad } from '@gyg/contract';
import type { routes } from '@gyg/contract/routes';
import { remoteTable } from './registry';

/** Written out: it is needed while the page is being left, when the table of calls may not be there. */
const path: (typeof routes)['reportRemotes'] = 'POST /remotes/reports';

const pause = 5_000;
const longestMessage = 200;
const queue: RemoteLoad[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what is in the queue, also while the page is being left. What cannot be sent is dropped. */
function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const loads = queue.splice(0, 20);
  if (loads.length === 0) return;
  fetch(`/api${path.slice('POST '.length)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ loads }),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
}

/** Without addresses: they could contain what a visitor searched for. */
const messageOf = (failure: unknown) => {
  const { name, message } = failure instanceof Error ? failure : new Error(String(failure));
  return `${name}: ${message}`.replaceAll(/\?[^\s)"']*/g, '').slice(0, longestMessage);
};

/** The error that is behind a wrapped one, which says more. */
const causeOf = (failure: unknown) =>
  failure instanceof Error && failure.cause !== undefined ? failure.cause : failure;

function report(name: string, load: Omit<RemoteLoad, 'name' | 'entry'>): void {
  const row = remoteTable()[name];
  if (row === undefined || row.overridden) return;
  queue.push({ name, entry: row.entry, ...load });
}

/** Reports that a remote has loaded. Reports are sent together, some seconds later or when the page is left. */
export function reportLoaded(name: string, ms: number): void {
  report(name, { outcome: 'loaded', ms: Math.round(ms) });
  timer ??= setTimeout(send, pause);
}

/** Reports that a remote, or a screen of it, failed. Sent at once, with the error and without addresses. */
export function reportFailed(name: string, failure: unknown): void {
  report(name, { outcome: 'failed', message: messageOf(causeOf(failure)) });
  send();
}

/** Sends reports before the page is left or frozen. */
export function sendReportsOnLeave(): void {
  addEventListener('pagehide', send);
}
