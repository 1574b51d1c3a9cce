import { useParams } from '@gyg/platform';
import { useOrganization } from '../../features/organization-profile';
import { OrganizationView } from './organization-view';

/** An organisation by its id. */
export function OrganizationPage() {
  const { organizationId = '' } = useParams();
  return <OrganizationView key={organizationId} {...useOrganization(organizationId)} />;
}
