import type { GygProfile, GygViewer } from '@gyg/contract';
import { isSignedIn, useSession } from '@gyg/platform';
import { type Joining, joiningOf } from './joining';

/** How the current visitor can take part. */
export function useJoining(profile: GygProfile, viewer: GygViewer | undefined): Joining {
  const visitor = useSession((session) =>
    session.status === 'ready' ? (isSignedIn(session) ? 'user' : 'guest') : 'unknown',
  );
  return joiningOf(profile, viewer, visitor);
}
