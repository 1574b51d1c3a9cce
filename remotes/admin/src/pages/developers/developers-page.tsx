import { Stack } from '@gyg/design-system';
import { useSession, useTranslation } from '@gyg/platform';
import { ElementIndex, QuickStart } from '../../features/widget-guides';
import { useExample } from '../../features/widget-playground';
import { DevelopersScreen, widgetTags } from '../../shared/developers-frame';

/** Where webmasters start: a list on their page in three minutes, and all elements. */
export function DevelopersPage() {
  const { t } = useTranslation('admin');
  const own = useSession(({ loginRole, organizationId }) => (loginRole === 'ADMIN' ? organizationId : ''));
  const { options } = useExample('gyg-list', own === '' ? undefined : own);
  return (
    <DevelopersScreen title={t('developers.start.title')} lead={t('developers.start.lead')}>
      <Stack gap={6}>
        <QuickStart organization={options.organization ?? 'ren-kust-bohuslan'} />
        <ElementIndex tags={widgetTags} />
      </Stack>
    </DevelopersScreen>
  );
}
