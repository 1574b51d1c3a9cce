/** Supplies the token of each request and handles refusals. */
export interface Authentication {
  /** The token of the next request; undefined for a guest. `refused` is a token that the API has just refused. */
  token(options: { refused?: string }): Promise<string | undefined>;
  /** Called when a logged-in user's call gets 401, 403 or 404. */
  onRefused(status: number): void;
}

export const guestAuthentication: Authentication = { token: async () => undefined, onRefused: () => undefined };

const refusedStatuses = [401, 403, 404];

/**
 * Sends with the session's token. After a 401 it retries once with a renewed token; a second 401 means that the user
 * must log in again.
 */
export async function sendWithToken(
  { token: getToken, onRefused }: Authentication,
  send: (token: string | undefined) => Promise<Response>,
): Promise<Response> {
  const token = await getToken({});
  const first = await send(token);
  if (token === undefined) return first;
  const renewed = first.status === 401 ? await getToken({ refused: token }) : undefined;
  // Without a renewed token the session has already ended.
  if (first.status === 401 && renewed === undefined) return first;
  const answer = renewed === undefined ? first : await send(renewed);
  if (refusedStatuses.includes(answer.status)) onRefused(answer.status);
  return answer;
}
