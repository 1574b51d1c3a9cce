import { ErrorState } from '@gyg/design-system';
import { useLoadFailure, useMissing, usePageErrorText, usePageTitle, useParams, useSession } from '@gyg/platform';
import { PictureAction } from '../../features/profile-picture';
import { ProfileSkeleton, UserProfile, useUserProfile } from '../../features/user-profile';
import { InvalidLink } from '../../shared/invalid-link';

/** A user's profile. An unknown user redirects to home with a message; a link from outside says so in place. */
export function UserPage() {
  const { userId = '' } = useParams();
  return <Profile key={userId} userId={userId} />;
}

function Profile({ userId }: { userId: string }) {
  const loadFailure = useLoadFailure();
  const errorText = usePageErrorText();
  const { data, own, missing, thrown, retry } = useUserProfile(userId);
  // A picture that was just uploaded is in the session before the profile has been fetched again.
  const image = useSession((session) => session.profileImage);
  const inPlace = useMissing(missing ? errorText('user.missing') : undefined);
  usePageTitle(data?.userMain.fullName ?? '');
  if (data !== undefined) {
    const action = own && <PictureAction userId={userId} hasPicture={image !== ''} />;
    return <UserProfile profile={data} own={own} pictureAction={action} />;
  }
  if (inPlace !== undefined) return <InvalidLink text={inPlace} />;
  if (thrown) return <ErrorState {...loadFailure(thrown, retry)} headingLevel={1} />;
  return <ProfileSkeleton />;
}
