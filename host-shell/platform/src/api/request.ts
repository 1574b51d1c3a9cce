import { TimedOut } from './failures';

/** How long a request may take until its response begins, with its repetitions, in milliseconds. */
const LONGEST = 15_000;

/** The wait before each repetition of a request that reads, in milliseconds. */
const WAITS = [300, 600];

/** The server, or one before it, may respond at the next try. */
const PASSING = [408, 502, 503, 504];

/** The seconds that a busy server asks for, in milliseconds. */
const askedFor = (response: Response | undefined) => 1_000 * (Number(response?.headers.get('retry-after')) || 0);

/** Waits, unless the request is cancelled meanwhile. */
const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Sends, and again if a request that reads gets no response, or one that says that the server is busy or away. */
async function withRepetitions(url: URL, init: RequestInit, signal: AbortSignal): Promise<Response> {
  for (const pause of init.method === 'GET' ? WAITS : []) {
    const response = await fetch(url, { ...init, signal }).catch((thrown: unknown) => {
      if (signal.aborted) throw thrown;
      return undefined;
    });
    if (response !== undefined && !PASSING.includes(response.status)) return response;
    await wait(Math.max(pause, askedFor(response)), signal);
  }
  return await fetch(url, { ...init, signal });
}

/**
 * Sends a request and resolves with its response, whatever its status is.
 * @throws {TimedOut} if there is no response within 15 seconds
 * @throws what `fetch` throws: an `AbortError` if `signal` ends it, else a `TypeError` if the server cannot be reached
 */
export async function request(url: URL, { signal: given, ...init }: RequestInit): Promise<Response> {
  const end = new AbortController();
  const onAbort = () => end.abort(given?.reason);
  if (given?.aborted) onAbort();
  // Also ends the reading of the response.
  given?.addEventListener('abort', onAbort);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    end.abort();
  }, LONGEST);
  try {
    return await withRepetitions(url, init, end.signal);
  } catch (thrown) {
    throw late ? new TimedOut('No response in time', { cause: thrown }) : thrown;
  } finally {
    clearTimeout(timer);
  }
}
