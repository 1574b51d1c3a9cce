import { takeEarlyRequest } from './shared-page';
import { errorIn, WidgetError } from './widget-error';

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

/** Reads a response. Throws a WidgetError for a problem (RFC 9457) or any other failure. */
async function readAnswer(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw errorIn(response, body);
  if (body === undefined) throw new WidgetError('answer.unreadable', response.status);
  return body;
}

/** Rejects when `signal` aborts. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** Sends no header and no cookie, so that it needs no preflight and matches the loader's request. */
async function attempt(url: string, { signal, fresh = false, timeout = 8000 }: AskOptions): Promise<unknown> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  const early = fresh ? undefined : takeEarlyRequest(url);
  const init: RequestInit = { credentials: 'omit', signal: limit, cache: fresh ? 'no-cache' : 'default' };
  try {
    signal.throwIfAborted();
    return await readAnswer(await (early ? Promise.race([early, aborted(limit)]) : fetch(url, init)));
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof WidgetError) throw cause;
    throw new WidgetError(limit.aborted ? 'timeout' : 'network');
  }
}

/**
 * GETs JSON from the platform, with a timeout and one retry if it may help (no response or a server error, never a
 * refusal). Throws a WidgetError, or the signal's reason.
 */
export async function getJson(url: string, options: AskOptions): Promise<unknown> {
  try {
    return await attempt(url, options);
  } catch (cause) {
    if (!(cause instanceof WidgetError) || (cause.status > 0 && cause.status < 500)) throw cause;
    await new Promise((resolve) => setTimeout(resolve, options.pause ?? 800));
    options.signal.throwIfAborted();
    return attempt(url, options);
  }
}
