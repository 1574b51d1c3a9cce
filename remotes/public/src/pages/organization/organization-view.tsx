import type { OrganizationProfile as Profile } from '@gyg/contract';
import { ApiError, useErrorText, usePageTitle, useSendHome } from '@gyg/platform';
import { JoinAction } from '../../features/membership';
import { OrganizationProfile, OrganizationSkeleton } from '../../features/organization-profile';
import { LoadFailure } from '../../shared/load-failure';
import type { GuestFirst } from '../../shared/use-guest-first';

/** An organisation's page, by id or friendly url. If the visitor may not see it, redirects to home with the reason. */
export function OrganizationView({ data, missing, refusal, thrown, retry }: GuestFirst<Profile>) {
  const errorText = useErrorText();
  const reason = missing && refusal !== undefined ? errorText(new ApiError(refusal, 404, '')).text : undefined;
  // An offline profile is not an error.
  useSendHome(reason, refusal === 'org.profile.not_online' ? 'info' : 'error');
  usePageTitle(data?.orgMain.name ?? '');
  if (data !== undefined) {
    return (
      <OrganizationProfile key={data.orgMain.id} profile={data} joining={<JoinAction organization={data.orgMain} />} />
    );
  }
  if (thrown) return <LoadFailure thrown={thrown} onRetry={retry} headingLevel={1} />;
  return <OrganizationSkeleton />;
}
