import { type CallInput, call, useMutation } from '@gyg/platform';
import { isLost } from '../model/booking-refusal';

interface Attempt {
  booking: CallInput<'createBooking'>;
  /** The same for each time that this booking is sent. */
  key: string;
}

/** Books a contribution. If the answer is lost, it is sent once more with the same key, which books nothing twice. */
export const useCreateBooking = () =>
  useMutation({
    mutationFn: ({ booking, key }: Attempt) => call('createBooking', booking, { key }),
    retry: (failures, thrown) => failures < 1 && isLost(thrown),
    retryDelay: 0,
  });
