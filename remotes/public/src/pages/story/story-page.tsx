import { ErrorState } from '@gyg/design-system';
import { Navigate, paths, useLoadFailure, useMissing, usePageTitle, useParams, useTranslation } from '@gyg/platform';
import { StoryDetails, StorySkeleton, useStory, useStoryName } from '../../features/gyg-story';
import { InvalidLink } from '../../shared/invalid-link';

/** A story by its id. If it is missing, or the visitor may not see it, redirects to home with the reason; a link from outside says so in place. */
export function StoryPage() {
  const { gygId = '', storyId = '' } = useParams();
  const { t } = useTranslation('public');
  const loadFailure = useLoadFailure();
  const name = useStoryName();
  const { data, missing, thrown, retry } = useStory(storyId);
  const inPlace = useMissing(missing ? t('gygStory.missing') : undefined);
  usePageTitle(data === undefined ? '' : name(data));
  if (data !== undefined && data.gygId !== gygId) return <Navigate to={paths.story(data.gygId, data.id)} replace />;
  if (data !== undefined) return <StoryDetails key={data.id} story={data} />;
  if (inPlace !== undefined) return <InvalidLink text={inPlace} />;
  if (thrown) return <ErrorState {...loadFailure(thrown, retry)} headingLevel={1} />;
  return <StorySkeleton />;
}
