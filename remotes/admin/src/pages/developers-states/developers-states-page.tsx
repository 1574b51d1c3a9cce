import { useSession, useTranslation } from '@gyg/platform';
import { StatesGuide } from '../../features/widget-guides';
import { useExample } from '../../features/widget-playground';
import { DevelopersScreen, widgetTags } from '../../shared/developers-frame';

/** What visitors see in each state of each element. */
export function DevelopersStatesPage() {
  const { t } = useTranslation('admin');
  const own = useSession(({ loginRole, organizationId }) => (loginRole === 'ADMIN' ? organizationId : ''));
  const { options } = useExample('gyg-list', own === '' ? undefined : own);
  return (
    <DevelopersScreen title={t('developers.states.title')} lead={t('developers.states.lead')}>
      <StatesGuide tags={widgetTags} organization={options.organization ?? ''} />
    </DevelopersScreen>
  );
}
