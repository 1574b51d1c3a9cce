import { Breadcrumbs, Button, EmptyState, ErrorState, Page, PageHeader } from '@gyg/design-system';
import {
  callOptions,
  isApiError,
  paths,
  RequireUser,
  textLang,
  useLoadFailure,
  usePageTitle,
  useParams,
  useQuery,
  useTranslation,
} from '@gyg/platform';
import { OwnStories } from '../../features/own-stories';
import { mayTell, StoryForm, TellStorySkeleton } from '../../features/tell-story';

/** `/stories/{gygId}/upload`: a story of a gyg, and the user's own stories. Guests log in and return. */
export function TellStoryPage() {
  return (
    <RequireUser waiting={<TellStorySkeleton />}>
      <TellStory />
    </RequireUser>
  );
}

function TellStory() {
  const { t } = useTranslation('booking');
  const loadFailure = useLoadFailure();
  const { gygId = '' } = useParams();
  const gyg = useQuery(callOptions('getGyg', { params: { gygId } }));
  const viewer = useQuery(callOptions('getGygViewer', { params: { gygId } }));
  const error = gyg.error ?? viewer.error;
  usePageTitle(t('stories.title'));
  const missing = isApiError(error) && error.status === 404;
  if (error !== null && !missing) {
    const retry = () => void Promise.all([gyg.refetch(), viewer.refetch()]);
    return <ErrorState {...loadFailure(error, retry)} headingLevel={1} />;
  }
  if (!missing && (gyg.data === undefined || viewer.data === undefined)) return <TellStorySkeleton />;
  const may = gyg.data && viewer.data && mayTell(gyg.data, viewer.data);
  return (
    <Page width="medium" padded>
      {gyg.data && viewer.data && may === 'yes' ? (
        <>
          <PageHeader
            title={t('stories.title')}
            lead={t(viewer.data.isHost ? 'stories.leadAsHost' : 'stories.lead')}
            breadcrumbs={
              <Breadcrumbs
                label={t('stories.title')}
                items={[
                  { label: t('bookings.title'), href: paths.myBookings() },
                  { label: gyg.data.title, href: paths.gyg(gygId), lang: textLang(gyg.data.language) },
                  { label: t('stories.title') },
                ]}
              />
            }
          />
          <StoryForm gyg={gyg.data} asHost={viewer.data.isHost} />
        </>
      ) : (
        <Refused gygId={gygId} why={may === undefined || may === 'yes' ? 'missing' : may} />
      )}
      <OwnStories gygId={gygId} />
    </Page>
  );
}

/** Why there is no form, and where to go instead. */
function Refused({ gygId, why }: { gygId: string; why: 'missing' | 'draft' | 'waiting' | 'notThere' }) {
  const { t } = useTranslation('booking');
  return (
    <EmptyState
      headingLevel={1}
      title={t(`stories.refused.${why}.title`)}
      text={t(`stories.refused.${why}.text`)}
      actions={
        why === 'missing' ? (
          <Button href={paths.myBookings()}>{t('bookings.title')}</Button>
        ) : (
          <Button href={why === 'draft' ? paths.gygDesk(gygId) : paths.gyg(gygId)}>{t('offer.toGyg')}</Button>
        )
      }
    />
  );
}
