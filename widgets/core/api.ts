import { takeEarlyRequest } from './shared-page';
import { WidgetError } from './widget-error';

export interface AskOptions {
  /** Aborts the request when its answer is no longer needed; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Ask the server whether a cached answer still holds. */
  fresh?: boolean;
  /** Milliseconds until an attempt is given up. */
  timeout?: number;
  /** Milliseconds before the second and last attempt. */
  pause?: number;
}

const codeIn = (problem: unknown): string | undefined =>
  typeof problem === 'object' && problem !== null && 'code' in problem && typeof problem.code === 'string'
    ? problem.code
    : undefined;

/** Reads an answer; a problem (RFC 9457) or any other failure throws a WidgetError. */
async function readAnswer(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new WidgetError(codeIn(body) ?? 'server.unexpected', response.status);
  if (body === undefined) throw new WidgetError('answer.unreadable', response.status);
  return body;
}

/** No header and no cookie: so it needs no preflight, and the loader's request is this very one. */
const send = (url: string, signal: AbortSignal, fresh: boolean): Promise<Response> =>
  fetch(url, { credentials: 'omit', signal, ...(fresh && { cache: 'no-cache' }) });

async function attempt(url: string, { signal, fresh = false, timeout = 10_000 }: AskOptions): Promise<unknown> {
  const early = fresh ? undefined : takeEarlyRequest(url);
  const abort = early?.abort ?? new AbortController();
  const leave = () => abort.abort(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  const clock = setTimeout(() => abort.abort(new WidgetError('timeout')), timeout);
  try {
    signal.throwIfAborted();
    return await readAnswer(await (early?.response ?? send(url, abort.signal, fresh)));
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof WidgetError) throw cause;
    throw abort.signal.reason instanceof WidgetError ? abort.signal.reason : new WidgetError('network');
  } finally {
    clearTimeout(clock);
    signal.removeEventListener('abort', leave);
  }
}

const pausing = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const clock = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(clock);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });

/**
 * GETs JSON of the platform, with a time-out and one more try where a second try may help (no answer, or a fault of the
 * server; never a refusal). Throws a WidgetError, or the signal's reason.
 */
export async function getJson(url: string, options: AskOptions): Promise<unknown> {
  try {
    return await attempt(url, options);
  } catch (cause) {
    if (!(cause instanceof WidgetError) || (cause.status > 0 && cause.status < 500)) throw cause;
    await pausing(options.pause ?? 800, options.signal);
    options.signal.throwIfAborted();
    return attempt(url, options);
  }
}
