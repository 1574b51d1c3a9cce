import type { GygDesk } from '@gyg/contract';
import { ErrorState, Page } from '@gyg/design-system';
import {
  callOptions,
  isApiError,
  RequireUser,
  useErrorText,
  useLoadFailure,
  useParams,
  useQuery,
  useSendHome,
} from '@gyg/platform';
import type { ReactNode } from 'react';

export interface RequireHostProps {
  /** The page's skeleton, shown while the session and the gyg are loading. */
  waiting: ReactNode;
  children: (desk: GygDesk) => ReactNode;
}

/**
 * The guard of the pages of one gyg (`:gygId` in the path): for administrators of its host and for its gyg managers, in
 * admin and in user mode. Others are redirected to home with the reason; a lost connection can be tried again.
 */
export function RequireHost({ waiting, children }: RequireHostProps) {
  return (
    <RequireUser waiting={waiting}>
      <HostOnly waiting={waiting}>{children}</HostOnly>
    </RequireUser>
  );
}

function HostOnly({ waiting, children }: RequireHostProps) {
  const { gygId = '' } = useParams();
  const errorText = useErrorText();
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useQuery(callOptions('getGygDesk', { params: { gygId } }));
  // Also while the page is open: the gyg was deleted, or the user no longer hosts it.
  const refused = isApiError(error) && (error.status === 404 || error.status === 403);
  useSendHome(refused ? errorText(error).text : undefined);
  if (refused) return waiting;
  if (data !== undefined) return children(data);
  if (error === null) return waiting;
  return (
    <Page padded>
      <ErrorState {...loadFailure(error, () => void refetch())} />
    </Page>
  );
}
