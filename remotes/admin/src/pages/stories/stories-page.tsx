import { paths, useSession, useTranslation } from '@gyg/platform';
import { StoriesSkeleton, StoryReview } from '../../features/stories';
import { AskForStories } from '../../features/story-requests';
import { OrganizationScreen } from '../../shared/frame';

/** `/admin/stories`: the stories of all gygs of the current organisation. */
export function StoriesPage() {
  const { t } = useTranslation('admin');
  const organizationId = useSession((session) => session.organizationId);
  return (
    <OrganizationScreen
      title={t('stories.title')}
      lead={t('stories.lead')}
      actions={<AskForStories organizationId={organizationId} />}
      waiting={<StoriesSkeleton />}
    >
      {(id) => <StoryReview scope={{ organizationId: id, path: paths.stories() }} />}
    </OrganizationScreen>
  );
}
