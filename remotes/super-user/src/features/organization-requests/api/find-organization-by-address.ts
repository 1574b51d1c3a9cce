import { callOptions, isApiError, useQuery } from '@gyg/platform';

/** Whether an address on the platform is free; undefined while that is not known. */
export function useAddressFree(friendlyUrl: string): boolean | undefined {
  const { data, error } = useQuery({
    ...callOptions('getOrganizationByName', { params: { friendlyUrl } }),
    enabled: friendlyUrl !== '',
    retry: false,
  });
  if (data !== undefined) return false;
  return isApiError(error) && error.code === 'org.missing' ? true : undefined;
}
