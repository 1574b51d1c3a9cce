/** Gives the token for the next request, undefined for a guest; `refused` is one that the API has just not taken. */
export type TokenSource = (options: { refused?: string }) => Promise<string | undefined>;

let tokenSource: TokenSource = async () => undefined;
let onRefused: (status: number) => void = () => undefined;
let base = '/api';

/** Set once by the shell: where tokens come from, who hears of refused calls (401, 403, 404), and the API's base. */
export function configureCalls(settings: {
  token?: TokenSource;
  onRefused?: (status: number) => void;
  base?: string;
}): void {
  tokenSource = settings.token ?? tokenSource;
  onRefused = settings.onRefused ?? onRefused;
  base = settings.base ?? base;
}

/** Where a path of the API is. */
export const apiUrl = (path: string) => new URL(base + path, location.origin);

const refusals = [401, 403, 404];

/**
 * Sends with the session's token, which is looked at before each request. A 401 is tried once more with a renewed token;
 * a second one means that the person must sign in again.
 */
export async function withToken(send: (token: string | undefined) => Promise<Response>): Promise<Response> {
  const token = await tokenSource({});
  const first = await send(token);
  if (token === undefined) return first;
  const renewed = first.status === 401 ? await tokenSource({ refused: token }) : undefined;
  // Without a renewed token the session has ended already.
  if (first.status === 401 && renewed === undefined) return first;
  const answer = renewed === undefined ? first : await send(renewed);
  if (refusals.includes(answer.status)) onRefused(answer.status);
  return answer;
}
