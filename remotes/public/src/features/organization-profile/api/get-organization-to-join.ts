import { callOptions, isApiError, useQuery } from '@gyg/platform';
import { useOrganizationByName } from './get-organization';

/**
 * An organisation by friendly url, for joining it: with its profile if that is online, else only its card, which stays
 * public.
 */
export function useOrganizationToJoin(friendlyUrl: string) {
  const online = useOrganizationByName(friendlyUrl);
  const hidden = online.missing && online.refusal === 'org.profile.not_online';
  const card = useQuery({
    ...callOptions('getOrganization', { params: { organizationId: friendlyUrl } }, { as: 'guest' }),
    enabled: hidden,
  });
  const gone = isApiError(card.error) && card.error.status === 404;
  return {
    organization: online.data?.orgMain ?? card.data,
    profile: online.data,
    missing: (online.missing && !hidden) || gone,
    thrown: online.thrown ?? card.error,
    retry: () => (hidden ? void card.refetch() : online.retry()),
  };
}
