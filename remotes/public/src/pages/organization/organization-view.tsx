import type { OrganizationProfile as Profile } from '@gyg/contract';
import { ApiError, paths, toast, useErrorText, useNavigate, usePageTitle } from '@gyg/platform';
import { useEffect, useRef } from 'react';
import { JoinAction } from '../../features/membership';
import { OrganizationProfile, OrganizationSkeleton } from '../../features/organization-profile';
import { LoadFailure } from '../../shared/load-failure';
import type { GuestFirst } from '../../shared/use-guest-first';

/** An organisation's page, however it was asked for. Who may not see it is told why and sent home (specification 2.12). */
export function OrganizationView({ data, missing, refusal, thrown, retry }: GuestFirst<Profile>) {
  useSendHome(missing ? refusal : undefined);
  usePageTitle(data?.orgMain.name ?? '');
  if (data !== undefined) {
    return (
      <OrganizationProfile key={data.orgMain.id} profile={data} joining={<JoinAction organization={data.orgMain} />} />
    );
  }
  if (thrown) return <LoadFailure thrown={thrown} onRetry={retry} headingLevel={1} />;
  return <OrganizationSkeleton />;
}

/** A profile that is not online is no error; one that is not there is. */
function useSendHome(refusal: string | undefined): void {
  const navigate = useNavigate();
  const errorText = useErrorText();
  const sent = useRef(false);
  useEffect(() => {
    if (refusal === undefined || sent.current) return;
    sent.current = true;
    const { text } = errorText(new ApiError(refusal, 404, ''));
    if (refusal === 'org.profile.not_online') toast.info(text);
    else toast.error(text);
    void navigate(paths.home(), { replace: true });
  });
}
