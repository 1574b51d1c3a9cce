import type { AnswerOf, OperationName } from '@gyg/contract';
import { ApiError, type ApiRequest, readResponse } from '@gyg/contract/client';
import { checked, type FieldsOf, send } from '../client';
import { readRecord, textIn } from './codec';

/** How long to wait for a response, in milliseconds. The platform ends an upload that is too slow itself. */
const [patience, uploadPatience] = [20_000, 600_000];

/** Makes a call once; `access` is the visitor's token. Throws ApiError, or the caller's reason to stop. */
export async function sendCall<N extends OperationName>(
  platform: string,
  { method, path, headers, body }: ApiRequest<N>,
  fields: FieldsOf<N>,
  { access, signal }: { access?: string; signal?: AbortSignal | undefined } = {},
): Promise<AnswerOf<N>> {
  const init = {
    method,
    headers: access ? { ...headers, authorization: `Bearer ${access}` } : headers,
    body: body ?? null,
    signal: signal ?? null,
    timeout: body instanceof FormData ? uploadPatience : patience,
  };
  return checked<N>(await send(platform + path, init, readResponse), fields);
}

/** The issuer's response to a request for tokens. */
export interface Tokens {
  access: string;
  refresh: string;
  identity: string;
  scopes: string[];
  /** When to renew, in milliseconds since 1970: a bit before the end. */
  renewAt: number;
}

const margin = 20;

/** Asks the issuer for tokens. Throws ApiError: `login.failed` where it refuses. */
export function askForTokens(
  platform: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Tokens> {
  const init = { method: 'POST', body: new URLSearchParams(form), headers, timeout: patience };
  return send(`${platform}/identity/token`, init, async (response) => {
    const body = readRecord(await response.json().catch(() => undefined));
    const [access, refresh] = [textIn(body, 'access_token'), textIn(body, 'refresh_token')];
    if (response.status >= 500) throw new ApiError('server.unavailable', response.status);
    if (!response.ok || !access || !refresh) throw new ApiError('login.failed', response.status);
    const seconds = typeof body.expires_in === 'number' ? body.expires_in : 0;
    return {
      access,
      refresh,
      identity: textIn(body, 'id_token'),
      scopes: textIn(body, 'scope').split(' '),
      renewAt: Date.now() + Math.max(seconds - margin, 0) * 1000,
    };
  });
}

/** Ends the login of a refresh token at the issuer. What fails here ends by itself with the token's life. */
export async function revoke(platform: string, client: string, refresh: string): Promise<void> {
  const body = new URLSearchParams({ client_id: client, token: refresh, token_type_hint: 'refresh_token' });
  const init = { method: 'POST', body, keepalive: true, timeout: patience };
  await send(`${platform}/identity/token/revocation`, init, async () => undefined).catch(() => undefined);
}
