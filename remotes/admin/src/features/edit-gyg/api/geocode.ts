import { callOptions, isApiError, useQuery, useSettled } from '@gyg/platform';

/** Delay after typing before an address is looked up, in milliseconds. */
const delay = 800;

export interface AddressCheck {
  /** Of the address itself, for the map. */
  position: { lat: number; lng: number } | null;
  /** The town whose location stands for the address. */
  town: string | undefined;
  /** Neither the address nor its town is known. */
  unknown: boolean;
}

/** Looks up, while an address is typed, where searches will find it. */
export function useAddressCheck(address: string): AddressCheck {
  const q = useSettled(address.trim(), delay);
  const { data, error } = useQuery({
    ...callOptions('geocode', { query: { q } }),
    enabled: q.length > 1,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const town = data?.town;
  return {
    position: town === undefined ? (data ?? null) : null,
    town,
    unknown: isApiError(error) && error.code === 'geocode.not_found',
  };
}
