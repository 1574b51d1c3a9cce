import { useTranslation } from '@gyg/platform';
import { AddOriginButton, OriginsSkeleton, PartnerOrigins } from '../../features/partner-origins';
import { SuperScreen } from '../../shared/frame';

/** `/admin/su/origins`: the sites of all organisations, and what they may do. */
export function OriginsPage() {
  const { t } = useTranslation('super-user');
  return (
    <SuperScreen
      title={t('origins.title')}
      lead={t('origins.lead')}
      actions={<AddOriginButton />}
      waiting={<OriginsSkeleton />}
    >
      <PartnerOrigins />
    </SuperScreen>
  );
}
