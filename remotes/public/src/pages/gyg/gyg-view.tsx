import { ErrorState } from '@gyg/design-system';
import { ApiError, useErrorText, useLoadFailure, usePageTitle, useSendHome } from '@gyg/platform';
import { GygProfile, GygSkeleton, useGygProfile } from '../../features/gyg-profile';
import { RecipientsArea } from '../../features/recipients';

/** A gyg's page by id. If the gyg is not visible to the visitor, redirects to home with the reason. */
export function GygView({ gygId }: { gygId: string }) {
  const loadFailure = useLoadFailure();
  const { data, viewer, missing, thrown, retry, refresh } = useGygProfile(gygId);
  const errorText = useErrorText();
  useSendHome(missing ? errorText(new ApiError('gyg.missing', 404, '')).text : undefined);
  usePageTitle(data?.gyg.title ?? '');
  if (data !== undefined) {
    const recipients = <RecipientsArea profile={data} viewer={viewer} onChanged={refresh} />;
    return <GygProfile profile={data} viewer={viewer} recipients={recipients} />;
  }
  if (thrown) return <ErrorState {...loadFailure(thrown, retry)} headingLevel={1} />;
  return <GygSkeleton />;
}
