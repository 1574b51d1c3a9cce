import { ErrorState } from '@gyg/design-system';
import { useLoadFailure, useMissing, usePageErrorText, usePageTitle } from '@gyg/platform';
import { GygLabels } from '../../features/gyg-labels';
import { GygProfile, GygSkeleton, useGygProfile } from '../../features/gyg-profile';
import { StoryOver } from '../../features/gyg-story';
import { RecipientsArea } from '../../features/recipients';
import { InvalidLink } from '../../shared/invalid-link';

/**
 * A gyg's page by id. If the gyg is not visible to the visitor, redirects to home with the reason; a link from outside says so
 * in place.
 */
export function GygView({ gygId }: { gygId: string }) {
  const loadFailure = useLoadFailure();
  const { data, viewer, missing, thrown, retry, refresh } = useGygProfile(gygId);
  const errorText = usePageErrorText();
  const inPlace = useMissing(missing ? errorText('gyg.missing') : undefined);
  usePageTitle(data?.gyg.title ?? '');
  if (data !== undefined) {
    const { orgName: name, orgFriendlyUrl: friendlyUrl, orgLogo: logo } = data.gyg;
    const recipients = <RecipientsArea profile={data} viewer={viewer} onChanged={refresh} />;
    return (
      <>
        <GygProfile profile={data} viewer={viewer} recipients={recipients} labels={<GygLabels gyg={data.gyg} />} />
        <StoryOver stories={data.stories} host={{ name, friendlyUrl, logo }} />
      </>
    );
  }
  if (inPlace !== undefined) return <InvalidLink text={inPlace} />;
  if (thrown) return <ErrorState {...loadFailure(thrown, retry)} headingLevel={1} />;
  return <GygSkeleton />;
}
