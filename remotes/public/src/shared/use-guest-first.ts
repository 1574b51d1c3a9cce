import type { AnswerOf, OperationName } from '@gyg/contract';
import { type CallInput, callOptions, isApiError, isSignedIn, useQuery, useSession } from '@gyg/platform';

const isMissing = (thrown: unknown) => isApiError(thrown) && thrown.status === 404;

export interface GuestFirst<Answer> {
  readonly data: Answer | undefined;
  /** Not found, neither as a guest nor as the user. */
  readonly missing: boolean;
  /** The code of the last refusal if `missing`, such as `org.profile.not_online`. */
  readonly refusal: string | undefined;
  /** The error of another failure; a retry may help. */
  readonly thrown: unknown;
  readonly retry: () => void;
}

/**
 * Fetches as a guest, so that hints and caches work for everyone. If guests may not see the data, fetches again as the
 * logged-in user (such as a host's draft). `own` fetches as the user in any case.
 */
export function useGuestFirst<N extends OperationName>(
  name: N,
  input: CallInput<N>,
  own = false,
): GuestFirst<AnswerOf<N>> {
  const isReady = useSession((session) => session.status === 'ready');
  const signedIn = useSession(isSignedIn);
  const guest = useQuery(callOptions(name, input, { as: 'guest' }));
  const hidden = isMissing(guest.error);
  const viewer = useQuery({ ...callOptions(name, input), enabled: signedIn && (hidden || own) });
  const refused = isMissing(viewer.error) ? null : viewer.error;
  const last = viewer.error ?? guest.error;
  return {
    data: viewer.data ?? guest.data,
    missing: hidden && isReady && (!signedIn || isMissing(viewer.error)),
    refusal: hidden && isApiError(last) ? last.code : undefined,
    thrown: hidden ? refused : guest.error,
    retry: () => void (hidden ? viewer.refetch() : guest.refetch()),
  };
}
