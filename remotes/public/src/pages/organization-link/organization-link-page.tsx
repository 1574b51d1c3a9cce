import { Navigate, paths, useLocation, useParams } from '@gyg/platform';
import { useOrganizationByName } from '../../features/organization-profile';
import { InvalidLink } from '../../shared/invalid-link';
import { OrganizationView } from '../organization/organization-view';

/** An organisation by its friendly url. A former url redirects to the current one; an unknown one shows a message. */
export function OrganizationLinkPage() {
  const { orgFriendlyUrl = '' } = useParams();
  const { search } = useLocation();
  const query = useOrganizationByName(orgFriendlyUrl);
  const friendlyUrl = query.data?.orgMain.friendlyUrl ?? orgFriendlyUrl;
  if (friendlyUrl !== orgFriendlyUrl) {
    return <Navigate to={paths.organizationByName(friendlyUrl) + search} replace />;
  }
  if (query.missing && query.refusal === 'org.missing') return <InvalidLink />;
  return <OrganizationView key={orgFriendlyUrl} {...query} />;
}
