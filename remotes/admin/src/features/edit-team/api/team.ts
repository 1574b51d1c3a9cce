import {
  call,
  callOptions,
  invalidateCalls,
  toast,
  useErrorToast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@gyg/platform';

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
