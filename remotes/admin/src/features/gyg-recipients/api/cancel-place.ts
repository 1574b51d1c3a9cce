import { call, invalidateCalls, useMutation, useQueryClient } from '@gyg/platform';

/** Cancels a recipient's place with a reason. */
export function useCancelPlace(gygId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ beneficiaryId, reason }: { beneficiaryId: string; reason: string }) =>
      call('cancelBeneficiary', { params: { gygId, beneficiaryId }, body: { reason } }),
    onSettled: () => invalidateCalls(queries, ['listBeneficiaries', 'getGygDesk']),
  });
}
