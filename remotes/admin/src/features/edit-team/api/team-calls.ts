import type { ComboboxOption } from '@gyg/design-system/forms';
import {
  call,
  callOptions,
  invalidateCalls,
  keepPreviousData,
  toast,
  useErrorToast,
  useMutation,
  useQuery,
  useQueryClient,
  useSettled,
} from '@gyg/platform';

/** Delay after typing before a search starts, in milliseconds. */
const delay = 500;

/** What a search field shows: its options, and whether it waits for them. */
export interface Found {
  options: readonly ComboboxOption[];
  loading: boolean;
  error: unknown;
}

/** Finds people or organisations by a part of their name, while it is typed. */
export type Search = (text: string) => Found;

export const usePeople: Search = (text) => {
  const keyword = useSettled(text.trim(), delay);
  const { data, isFetching, error } = useQuery({
    ...callOptions('searchUsers', { body: { keyword } }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  const users = keyword === '' ? [] : (data?.users ?? []);
  return {
    options: users.map(({ id, fullName, email }) => ({ value: id, label: fullName, note: email })),
    loading: isFetching,
    error,
  };
};

export const useOrganizations: Search = (text) => {
  const keyword = useSettled(text.trim(), delay);
  const { data, isFetching, error } = useQuery({
    ...callOptions('findOrganizations', { query: { keyword } }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  const organizations = keyword === '' ? [] : (data?.organizations ?? []);
  return {
    options: organizations.map(({ id, name, city }) => ({ value: id, label: name, note: city || undefined })),
    loading: isFetching,
    error,
  };
};

/** All managers of a gyg; more than a hundred are not expected. */
const pageSize = 100;

export const useManagers = (gygId: string) =>
  useQuery(callOptions('listGygManagers', { params: { gygId }, query: { pageSize } }));

export const usePartners = (gygId: string) =>
  useQuery(callOptions('listPartners', { params: { gygId }, query: { pageSize } }));

/** Runs a change of the team or the partners, and fetches both lists again. Failures are shown as toasts. */
export function useTeamChange<Input>(send: (input: Input) => Promise<unknown>, done: (input: Input) => string) {
  const queries = useQueryClient();
  const errorToast = useErrorToast();
  return useMutation({
    mutationFn: send,
    onSuccess: async (_result, input) => {
      await invalidateCalls(queries, ['listGygManagers', 'listPartners', 'getGygProfile']);
      toast.success(done(input));
    },
    onError: errorToast,
  });
}

export const addManager = (gygId: string, userId: string) =>
  call('addGygManagerByBody', { params: { gygId }, body: { userId } });
export const removeManager = (gygId: string, userId: string) => call('removeGygManager', { params: { gygId, userId } });
export const addPartner = (gygId: string, organizationId: string) =>
  call('addPartner', { params: { gygId }, body: { organizationId } });
export const removePartner = (gygId: string, organizationId: string) =>
  call('removePartner', { params: { gygId, organizationId } });
