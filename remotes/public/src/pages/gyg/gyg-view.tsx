import { ApiError, paths, toast, useErrorText, useNavigate, usePageTitle } from '@gyg/platform';
import { useEffect, useRef } from 'react';
import { GygProfile, GygSkeleton, useGygProfile } from '../../features/gyg-profile';
import { RecipientsArea } from '../../features/recipients';
import { LoadFailure } from '../../shared/load-failure';

/** A gyg's page by id. Who may not see it is told so and sent home (specification 2.5). */
export function GygView({ gygId }: { gygId: string }) {
  const { data, viewer, missing, thrown, retry, refresh } = useGygProfile(gygId);
  useSendHome(missing);
  usePageTitle(data?.gyg.title ?? '');
  if (data !== undefined) {
    const recipients = <RecipientsArea profile={data} viewer={viewer} onChanged={refresh} />;
    return <GygProfile profile={data} viewer={viewer} recipients={recipients} />;
  }
  if (thrown) return <LoadFailure thrown={thrown} onRetry={retry} headingLevel={1} />;
  return <GygSkeleton />;
}

function useSendHome(missing: boolean): void {
  const navigate = useNavigate();
  const errorText = useErrorText();
  const sent = useRef(false);
  useEffect(() => {
    if (!missing || sent.current) return;
    sent.current = true;
    toast.error(errorText(new ApiError('gyg.missing', 404, '')).text);
    void navigate(paths.home(), { replace: true });
  });
}
