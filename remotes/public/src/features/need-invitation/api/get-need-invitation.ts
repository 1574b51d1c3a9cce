import type { GygViewer, NeedInvitation } from '@gyg/contract';
import { type CallInput, callOptions, isApiError, isSignedIn, useQuery, useSession } from '@gyg/platform';

export interface NeedInvitationOnScreen {
  readonly data: NeedInvitation | undefined;
  /** The personal part; undefined for guests and while loading. */
  readonly viewer: GygViewer | undefined;
  /** The link leads to no need. */
  readonly missing: boolean;
  /** The error of another failure; a retry may help. */
  readonly thrown: unknown;
  readonly retry: () => void;
}

/** The public data of an invitation link, and the part that only the logged-in user may see. */
export function useNeedInvitation(params: CallInput<'getNeedInvitation'>['params']): NeedInvitationOnScreen {
  const signedIn = useSession(isSignedIn);
  const invitation = useQuery(callOptions('getNeedInvitation', { params }, { as: 'guest' }));
  const { data } = invitation;
  const viewer = useQuery({
    ...callOptions('getGygViewer', { params: { gygId: data?.gyg.id ?? '' } }),
    enabled: signedIn && data !== undefined,
  });
  const missing = isApiError(invitation.error) && invitation.error.status === 404;
  return {
    data,
    viewer: signedIn ? viewer.data : undefined,
    missing,
    thrown: missing ? undefined : (invitation.error ?? viewer.error ?? undefined),
    retry: () => void (invitation.error ? invitation.refetch() : viewer.refetch()),
  };
}
