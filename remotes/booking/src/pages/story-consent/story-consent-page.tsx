import { Button, ErrorState, Page } from '@gyg/design-system';
import {
  isApiError,
  paths,
  useLoadFailure,
  usePageTitle,
  useParams,
  useSearchParams,
  useTranslation,
} from '@gyg/platform';
import { ConsentQuestion, ConsentSkeleton, useStoryConsent } from '../../features/story-consent';

/** `/stories/{storyId}/consent?token`: the people whom a story's picture shows agree or refuse, without an account. */
export function StoryConsentPage() {
  const { t } = useTranslation('booking');
  const loadFailure = useLoadFailure();
  const { storyId = '' } = useParams();
  const [search] = useSearchParams();
  const { data, error, retry, answer } = useStoryConsent(storyId, search.get('token') ?? '');
  usePageTitle(t('stories.consent.title'));
  if (isApiError(error) && (error.status === 404 || error.status === 400)) {
    return (
      <ErrorState
        kind="missing"
        headingLevel={1}
        title={t('stories.consent.gone')}
        text={t('stories.consent.goneText')}
        actions={<Button href={paths.home()}>{t('stories.consent.home')}</Button>}
      />
    );
  }
  if (error !== null) return <ErrorState {...loadFailure(error, retry)} headingLevel={1} />;
  return (
    <Page width="narrow" padded>
      {data === undefined ? <ConsentSkeleton /> : <ConsentQuestion story={data} answer={answer} />}
    </Page>
  );
}
