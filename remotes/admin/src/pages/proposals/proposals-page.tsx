import { Button } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { ProposalReview, ProposalsSkeleton } from '../../features/proposals';
import { OrganizationScreen } from '../../shared/frame';

/** `/admin/proposals/review`: proposals to the current organisation. */
export function ProposalsPage() {
  const { t } = useTranslation('admin');
  return (
    <OrganizationScreen
      title={t('proposals.title')}
      lead={t('proposals.lead')}
      actions={
        <Button variant="secondary" icon="settings" href={paths.configureOrganization()}>
          {t('proposals.settings')}
        </Button>
      }
      waiting={<ProposalsSkeleton />}
    >
      {(organizationId) => <ProposalReview organizationId={organizationId} />}
    </OrganizationScreen>
  );
}
