import type { AnswerOf, OperationName } from '@gyg/contract';
import { ApiError, type ApiRequest, readAnswer } from '@gyg/contract/client';
import { checked, type FieldsOf, send } from '../client';
import { readRecord, textIn } from './codec';

/** How long to wait for an answer, in milliseconds. The platform ends an upload that is too slow itself. */
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
  return checked<N>(await send(platform + path, init, readAnswer), fields);
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

/** Asks the issuer for tokens. Throws ApiError: `login.failed` where it refuses. */
export function askForTokens(
  platform: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Tokens> {
  const init = { method: 'POST', body: new URLSearchParams(form), headers, timeout: patience };
  return send(`${platform}/identity/token`, init, async (response) => {
    const answer = readRecord(await response.json().catch(() => undefined));
    const [access, refresh] = [textIn(answer, 'access_token'), textIn(answer, 'refresh_token')];
    if (response.status >= 500) throw new ApiError('server.unavailable', response.status);
    if (!response.ok || !access || !refresh) throw new ApiError('login.failed', response.status);
    const seconds = typeof answer.expires_in === 'number' ? answer.expires_in : 0;
    return {
      access,
      refresh,
      identity: textIn(answer, 'id_token'),
      scopes: textIn(answer, 'scope').split(' '),
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
