import { useTranslation } from '@gyg/platform';
import { People, PeopleSkeleton } from '../../features/people';
import { SuperScreen } from '../../shared/frame';

/** `/admin/su/people`: everyone who has an account. */
export function PeoplePage() {
  const { t } = useTranslation('super-user');
  return (
    <SuperScreen title={t('people.title')} lead={t('people.lead')} waiting={<PeopleSkeleton />}>
      <People />
    </SuperScreen>
  );
}
