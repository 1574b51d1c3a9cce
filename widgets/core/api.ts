import { takeEarlyRequest } from './shared-page';
import { WidgetError } from './widget-error';

export interface AskOptions {
  /** Aborts the request. The promise then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Revalidate a cached response with the server. */
  fresh?: boolean;
  /** Timeout of one attempt in milliseconds. */
  timeout?: number;
  /** Delay before the second and last attempt in milliseconds. */
  pause?: number;
}

const codeIn = (problem: unknown): string | undefined =>
  typeof problem === 'object' && problem !== null && 'code' in problem && typeof problem.code === 'string'
    ? problem.code
    : undefined;

/** Reads a response. Throws a WidgetError for a problem (RFC 9457) or any other failure. */
async function readAnswer(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new WidgetError(codeIn(body) ?? 'server.unexpected', response.status);
  if (body === undefined) throw new WidgetError('answer.unreadable', response.status);
  return body;
}

/** Sends no header and no cookie, so that it needs no preflight and matches the loader's request. */
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
 * GETs JSON from the platform, with a timeout and one retry if it may help (no response or a server error, never a
 * refusal). Throws a WidgetError, or the signal's reason.
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
