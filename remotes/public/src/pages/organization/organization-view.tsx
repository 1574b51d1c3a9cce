import type { OrganizationProfile as Profile } from '@gyg/contract';
import { ErrorState } from '@gyg/design-system';
import { ApiError, useErrorText, useLoadFailure, useMissing, usePageTitle, useSendHome } from '@gyg/platform';
import { JoinAction } from '../../features/membership';
import { OrganizationProfile, OrganizationSkeleton } from '../../features/organization-profile';
import { ProposalInvitation } from '../../features/proposal';
import { InvalidLink } from '../../shared/invalid-link';
import type { GuestFirst } from '../../shared/use-guest-first';

/**
 * An organisation's page, by id or friendly url. If the visitor may not see it, redirects to home with the reason; a link from
 * outside to one that does not exist says so in place.
 */
export function OrganizationView({ data, missing, refusal, thrown, retry }: GuestFirst<Profile>) {
  const loadFailure = useLoadFailure();
  const errorText = useErrorText();
  const reason = missing && refusal !== undefined ? errorText(new ApiError(refusal, 404, '')).text : undefined;
  const exists = refusal !== 'org.missing';
  const inPlace = useMissing(exists ? undefined : reason);
  // An offline profile is not an error.
  useSendHome(exists ? reason : undefined, refusal === 'org.profile.not_online' ? 'info' : 'error');
  usePageTitle(data?.orgMain.name ?? '');
  if (data !== undefined) {
    return (
      <OrganizationProfile
        key={data.orgMain.id}
        profile={data}
        joining={<JoinAction organization={data.orgMain} />}
        proposing={<ProposalInvitation organization={data.orgMain} page={data.orgPage} />}
      />
    );
  }
  if (inPlace !== undefined) return <InvalidLink text={inPlace} />;
  if (thrown) return <ErrorState {...loadFailure(thrown, retry)} headingLevel={1} />;
  return <OrganizationSkeleton />;
}
