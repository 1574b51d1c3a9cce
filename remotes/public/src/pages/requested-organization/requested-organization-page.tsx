import { FormPage } from '@gyg/design-system/forms';
import { usePageTitle, useTranslation } from '@gyg/platform';
import { RequestConfirmed } from '../../features/organization-request';

/** The request has arrived, and what one can do meanwhile (specification 2.14). */
export function RequestedOrganizationPage() {
  const { t } = useTranslation('public');
  usePageTitle(t('orgRequest.confirmed.title'));
  return (
    <FormPage title={t('orgRequest.confirmed.title')} lead={t('orgRequest.confirmed.lead')}>
      <RequestConfirmed />
    </FormPage>
  );
}
