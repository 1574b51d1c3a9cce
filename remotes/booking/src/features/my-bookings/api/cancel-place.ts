import type { UserPlace } from '@gyg/contract';
import { call, useMutation, useQueryClient } from '@gyg/platform';
import { refreshAfterBooking } from '../../../shared/refresh-after-booking';

/** Cancels a recipient's place with a reason. */
export function useCancelPlace() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ place, reason }: { place: UserPlace; reason: string }) =>
      call('cancelBeneficiary', { params: { gygId: place.gygId, beneficiaryId: place.id }, body: { reason } }),
    onSettled: () => refreshAfterBooking(queries),
  });
}
