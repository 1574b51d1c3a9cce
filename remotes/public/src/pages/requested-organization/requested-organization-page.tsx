import { FormPage } from '@gyg/design-system/forms';
import { usePageTitle, useTranslation } from '@gyg/platform';
import { RequestConfirmed } from '../../features/organization-request';

/** Confirms that the request has arrived, with next steps. */
export function RequestedOrganizationPage() {
  const { t } = useTranslation('public');
  usePageTitle(t('orgRequest.confirmed.title'));
  return (
    <FormPage title={t('orgRequest.confirmed.title')} lead={t('orgRequest.confirmed.lead')}>
      <RequestConfirmed />
    </FormPage>
  );
}
