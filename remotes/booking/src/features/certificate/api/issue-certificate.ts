import type { CertificateName, UserBooking } from '@gyg/contract';
import { call, invalidateCalls, useMutation, useQueryClient } from '@gyg/platform';

/** Issues the certificate of a booking, or changes how it names the person. */
export function useIssueCertificate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ booking, name }: { booking: UserBooking; name: CertificateName }) =>
      call('issueCertificate', { params: { gygId: booking.gygId, bookingId: booking.id }, body: { name } }),
    onSettled: () => invalidateCalls(queries, ['getCertificate']),
  });
}
