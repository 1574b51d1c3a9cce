import { callOptions, isApiError, useConfig, useQuery, useSettled } from '@gyg/platform';

/** Delay after typing before an address is looked up, in milliseconds. */
const delay = 800;

export interface AddressCheck {
  position: { lat: number; lng: number } | null;
  /** The maps service does not know the address. */
  unknown: boolean;
}

/** Looks an address up on the map while it is typed. Without a maps service nothing is known, and nothing is wrong. */
export function useAddressCheck(address: string): AddressCheck {
  const q = useSettled(address.trim(), delay);
  const geocodes = (useConfig()?.geocoding ?? null) !== null;
  const { data, error } = useQuery({
    ...callOptions('geocode', { query: { q } }),
    enabled: geocodes && q.length > 1,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { position: data ?? null, unknown: isApiError(error) && error.code === 'geocode.not_found' };
}
