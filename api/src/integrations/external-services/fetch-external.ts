import { TooSlow, withinLimit } from '../../text/within-limit';

/** The service gave no usable answer; `message` is the reason, for the log. */
export class ExternalServiceError extends Error {
  override readonly name = 'ExternalServiceError';
}

const largestBytes = 64 * 1024;

async function readLimited(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > largestBytes) throw new ExternalServiceError(`more than ${largestBytes} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

async function fetchJson(url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { Accept: 'application/json', ...headers },
    redirect: 'manual',
    credentials: 'omit',
    signal,
  });
  if (answer.status === 200) return JSON.parse(await readLimited(answer));
  await answer.body?.cancel();
  if (answer.status === 404) return undefined;
  throw new ExternalServiceError(`it answered ${answer.status}`);
}

/**
 * Calls a configured service with GET. Follows no redirect, waits at most three seconds for the whole response and
 * reads at most 64 kB. Returns the JSON, or undefined for 404. Throws ExternalServiceError for everything else.
 */
export async function fetchExternal(
  url: URL,
  headers: Readonly<Record<string, string>>,
  timeoutMs = 3_000,
): Promise<unknown> {
  try {
    return await withinLimit(timeoutMs, (signal) => fetchJson(url, headers, signal));
  } catch (thrown) {
    if (thrown instanceof ExternalServiceError) throw thrown;
    throw new ExternalServiceError(thrown instanceof TooSlow ? thrown.message : String(thrown), { cause: thrown });
  }
}
