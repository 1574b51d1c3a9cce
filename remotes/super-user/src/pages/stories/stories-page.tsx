import { useTranslation } from '@gyg/platform';
import { StoriesSkeleton, StoryReview } from '../../features/stories';
import { SuperScreen } from '../../shared/frame';

/** `/admin/su/stories`: super users approve and reject the stories of all organisations. */
export function StoriesPage() {
  const { t } = useTranslation('super-user');
  return (
    <SuperScreen title={t('stories.title')} lead={t('stories.lead')} waiting={<StoriesSkeleton />}>
      <StoryReview />
    </SuperScreen>
  );
}
