/** Who the calls are made as, and what is done when one is refused. */
export interface Authentication {
  /** The token for the next request, undefined for a guest; `refused` is one that the API has just refused. */
  token(options: { refused?: string }): Promise<string | undefined>;
  /** A signed-in person's call was refused: 401, 403 or 404. */
  onRefused(status: number): void;
}

export const guestAuthentication: Authentication = { token: async () => undefined, onRefused: () => undefined };

const refusedStatuses = [401, 403, 404];

/**
 * Sends with the session's token. After a 401 it tries once more with a renewed token; a second 401 means that the person
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
  // Without a renewed token the session has ended already.
  if (first.status === 401 && renewed === undefined) return first;
  const answer = renewed === undefined ? first : await send(renewed);
  if (refusedStatuses.includes(answer.status)) onRefused(answer.status);
  return answer;
}
