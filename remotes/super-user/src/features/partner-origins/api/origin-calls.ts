import type { OrganizationOrigin } from '@gyg/contract';
import {
  call,
  callOptions,
  invalidateCalls,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@gyg/platform';
import { type OriginList, originQuery } from '../model/origin-list';

/** A page of all organisations' origins. The current rows stay while the next ones load. */
export const useAllOrigins = (list: OriginList) =>
  useQuery({ ...callOptions('listAllOrigins', { query: originQuery(list) }), placeholderData: keepPreviousData });

/** Finds organisations by name. Sends no request without a keyword. */
export const useFoundOrganizations = (keyword: string) =>
  useQuery({
    ...callOptions('findOrganizations', { query: { keyword, pageSize: 10 } }, { as: 'guest' }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });

/** An origin of an organisation, and what it may do from now on. */
export interface OriginToSave {
  organizationId: string;
  /** That of an origin that is there; without one it is added. */
  originId?: string | undefined;
  origin: string;
  mayLogIn: boolean;
  mayFrame: boolean;
}

const useRefresh = () => {
  const queries = useQueryClient();
  return () => invalidateCalls(queries, ['listAllOrigins', 'listOrigins']);
};

/** Adds an origin, or changes what it may do. */
export function useSaveOrigin() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ organizationId, originId, origin, ...rights }: OriginToSave) =>
      originId === undefined
        ? call('saveOrigin', { params: { organizationId }, body: { origin, ...rights } })
        : call('updateOrigin', { params: { organizationId, originId }, body: rights }),
    onSettled: refresh,
  });
}

export function useRemoveOrigin() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id: originId, organization }: OrganizationOrigin) =>
      call('deleteOrigin', { params: { organizationId: organization.id, originId } }),
    onSettled: refresh,
  });
}
