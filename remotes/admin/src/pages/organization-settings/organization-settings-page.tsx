import { useTranslation } from '@gyg/platform';
import { OrganizationSettings, SettingsSkeleton } from '../../features/organization-settings';
import { OrganizationScreen } from '../../shared/frame';

/** `/admin/organizations/profile`: the settings of the current organisation. */
export function OrganizationSettingsPage() {
  const { t } = useTranslation('admin');
  return (
    <OrganizationScreen title={t('organization.title')} lead={t('organization.lead')} waiting={<SettingsSkeleton />}>
      {(organizationId) => <OrganizationSettings organizationId={organizationId} />}
    </OrganizationScreen>
  );
}
