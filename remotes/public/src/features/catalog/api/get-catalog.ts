import { useGuestFirst } from '../../../shared/use-guest-first';

/** A catalogue by friendly urls. One of a hidden organisation is requested again as the user (its admin). */
export function useCatalog(orgFriendlyUrl: string, catalogFriendlyUrl: string) {
  const { data, ...rest } = useGuestFirst('getCatalogByName', { params: { orgFriendlyUrl, catalogFriendlyUrl } });
  return { ...rest, data: data?.catalogs[0] };
}
