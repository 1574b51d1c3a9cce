import type { GygProfile, GygViewer } from '@gyg/contract';
import { callOptions, invalidateCalls, isSignedIn, useQuery, useQueryClient, useSession } from '@gyg/platform';
import { type GuestFirst, useGuestFirst } from '../../../shared/use-guest-first';

const viewerOptions = (gygId: string) => callOptions('getGygViewer', { params: { gygId } });

export interface GygOnScreen extends GuestFirst<GygProfile> {
  /** The personal part; undefined for guests and while loading. */
  readonly viewer: GygViewer | undefined;
  /** Fetches both again, after something was booked or cancelled. */
  readonly refresh: () => Promise<void>;
}

/** The public profile, and the part that only the logged-in user may see. */
export function useGygProfile(gygId: string): GygOnScreen {
  const client = useQueryClient();
  const signedIn = useSession(isSignedIn);
  const { data } = useQuery({ ...viewerOptions(gygId), enabled: signedIn });
  const viewer = signedIn ? data : undefined;
  const profile = useGuestFirst('getGygProfile', { params: { gygId } }, viewer?.isHost === true);
  const refresh = () => invalidateCalls(client, ['getGygProfile', 'getGygViewer']);
  return { ...profile, viewer, refresh };
}
