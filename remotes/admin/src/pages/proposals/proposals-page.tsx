import { Button } from '@gyg/design-system';
import { paths, useSession, useTranslation } from '@gyg/platform';
import { ProposalReview, ProposalsSkeleton } from '../../features/proposals';
import { OrganizationScreen } from '../../shared/frame';

/** `/admin/proposals/review`: proposals to the current organisation. */
export function ProposalsPage() {
  const { t } = useTranslation('admin');
  const name = useSession((session) => session.organizationName);
  return (
    <OrganizationScreen
      title={t('proposals.title')}
      lead={t('proposals.lead', { name })}
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
