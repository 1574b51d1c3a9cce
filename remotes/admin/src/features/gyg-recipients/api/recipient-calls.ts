import {
  call,
  callOptions,
  invalidateCalls,
  keepPreviousData,
  saveDownload,
  useMutation,
  useQuery,
  useQueryClient,
} from '@gyg/platform';
import { type RecipientList, recipientFilters } from '../model/recipient-list';

/** A page of the recipients of a gyg, with counts. The current rows stay while the next ones load. */
export const useRecipients = (gygId: string, list: RecipientList) =>
  useQuery({
    ...callOptions('listBeneficiaries', {
      params: { gygId },
      query: { ...recipientFilters(list), page: list.page - 1 },
    }),
    placeholderData: keepPreviousData,
  });

/** Saves all recipients of the list as a CSV file, with its filters and order. */
export const exportRecipients = (gygId: string, list: RecipientList) =>
  saveDownload('listBeneficiaries', { params: { gygId }, query: { ...recipientFilters(list), format: 'csv' } });

/** Cancels a recipient's place with a reason. */
export function useCancelPlace(gygId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ beneficiaryId, reason }: { beneficiaryId: string; reason: string }) =>
      call('cancelBeneficiary', { params: { gygId, beneficiaryId }, body: { reason } }),
    onSettled: () => invalidateCalls(queries, ['listBeneficiaries', 'getGygDesk']),
  });
}
