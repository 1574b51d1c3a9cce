import ky, { type Hooks } from 'ky';

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
 * The hooks of one call that is sent with the session's token. After a 401 it is repeated once with a renewed token; a
 * second 401 means that the user must log in again.
 */
export function withToken({
  token: getToken,
  onRefused,
}: Authentication): Required<Pick<Hooks, 'beforeRequest' | 'afterResponse'>> {
  let token: string | undefined;
  let renewed = false;
  return {
    beforeRequest: [
      async ({ headers }) => {
        token ??= await getToken({});
        if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
      },
    ],
    afterResponse: [
      async (_request, { retry }, { status }, { retryCount }) => {
        if (token === undefined) return undefined;
        if (status === 401 && !renewed) {
          renewed = true;
          token = await getToken({ refused: token });
          // Without a renewed token the session has already ended.
          return token === undefined || retryCount === retry.limit ? undefined : ky.retry({ delay: 0 });
        }
        if (refusedStatuses.includes(status)) onRefused(status);
        return undefined;
      },
    ],
  };
}
