import { FieldsSkeleton } from '@gyg/design-system';
import { Navigate, paths, useParams } from '@gyg/platform';
import { GygInvite } from '../../features/gyg-invite';
import { GygScreen } from '../../shared/gyg-frame';

/**
 * `/admin/gygs/invite/:gygId/:orgFriendlyUrl/:gygFriendlyUrl`, and with `/:positionId` for one need: the hosts invite
 * people. The friendly urls only make the address readable.
 */
export function GygInvitePage() {
  const { positionId } = useParams();
  return (
    <GygScreen tab="invite" waiting={<FieldsSkeleton fields={3} />}>
      {(desk) =>
        positionId !== undefined && !desk.needs.some(({ id }) => id === positionId) ? (
          <Navigate to={paths.inviteToGyg(desk.gyg.id, desk.gyg.orgFriendlyUrl, desk.gyg.friendlyUrl)} replace />
        ) : (
          <GygInvite desk={desk} needId={positionId} />
        )
      }
    </GygScreen>
  );
}
