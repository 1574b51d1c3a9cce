import { errorIn, WidgetError } from '../widget-error';
import { readRecord, textIn } from './codec';

/** How long to wait for an answer, in milliseconds. The platform ends an upload that is too slow itself. */
const [patience, uploadPatience] = [20_000, 600_000];

/** Fetches from the platform without cookies. Throws WidgetError `network` or `timeout`, or the caller's reason to stop. */
export async function fetchFrom(url: string, init: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(init.body instanceof FormData ? uploadPatience : patience);
  const signal = AbortSignal.any([limit, ...(init.signal ? [init.signal] : [])]);
  try {
    init.signal?.throwIfAborted();
    return await fetch(url, { ...init, credentials: 'omit', signal });
  } catch {
    init.signal?.throwIfAborted();
    throw new WidgetError(limit.aborted ? 'timeout' : 'network');
  }
}

/** The body of an answer. Throws a WidgetError with the code of a refusal. */
export async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  throw errorIn(response, body);
}

/** The issuer's answer to a request for tokens. */
export interface Tokens {
  access: string;
  refresh: string;
  identity: string;
  scopes: string[];
  /** When to renew, in milliseconds since 1970: a bit before the end. */
  renewAt: number;
}

const margin = 20;

/** Asks the issuer for tokens. Throws WidgetError: `login.failed` where it refuses. */
export async function askForTokens(
  platform: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Tokens> {
  const body = new URLSearchParams(form);
  const response = await fetchFrom(`${platform}/identity/token`, { method: 'POST', body, headers });
  const answer = readRecord(await response.json().catch(() => undefined));
  const [access, refresh] = [textIn(answer, 'access_token'), textIn(answer, 'refresh_token')];
  if (response.status >= 500) throw new WidgetError('server.unavailable', response.status);
  if (!response.ok || !access || !refresh) throw new WidgetError('login.failed', response.status);
  const seconds = typeof answer.expires_in === 'number' ? answer.expires_in : 0;
  return {
    access,
    refresh,
    identity: textIn(answer, 'id_token'),
    scopes: textIn(answer, 'scope').split(' '),
    renewAt: Date.now() + Math.max(seconds - margin, 0) * 1000,
  };
}

/** Ends the login of a refresh token at the issuer. What fails here ends by itself with the token's life. */
export async function revoke(platform: string, client: string, refresh: string): Promise<void> {
  const body = new URLSearchParams({ client_id: client, token: refresh, token_type_hint: 'refresh_token' });
  await fetchFrom(`${platform}/identity/token/revocation`, { method: 'POST', body, keepalive: true }).catch(
    () => undefined,
  );
}
