import { FieldsSkeleton, Panel, Waiting } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { NewGygForm } from '../../features/new-gyg';
import { OrganizationScreen } from '../../shared/frame';

/** `/admin/gygs/new`: starts a gyg of the current organisation. */
export function NewGygPage() {
  const { t } = useTranslation('admin');
  const waiting = (
    <Waiting label={t('editor.loading')}>
      <Panel padding="large">
        <FieldsSkeleton />
      </Panel>
    </Waiting>
  );
  return (
    <OrganizationScreen title={t('newGyg.title')} lead={t('newGyg.lead')} waiting={waiting}>
      {(organizationId) => <NewGygForm organizationId={organizationId} />}
    </OrganizationScreen>
  );
}
