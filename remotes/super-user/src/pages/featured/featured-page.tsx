import { useTranslation } from '@gyg/platform';
import { FeaturedActions, FeaturedDesk, FeaturedDraftProvider, FeaturedSkeleton } from '../../features/featured';
import { SuperScreen } from '../../shared/frame';

/** `/admin/su/featured`: super users decide what the home page shows, in which order and when. */
export function FeaturedPage() {
  const { t } = useTranslation('super-user');
  return (
    <FeaturedDraftProvider>
      <SuperScreen
        title={t('featured.title')}
        lead={t('featured.lead')}
        actions={<FeaturedActions />}
        waiting={<FeaturedSkeleton />}
      >
        <FeaturedDesk />
      </SuperScreen>
    </FeaturedDraftProvider>
  );
}
