import type { BodyOf, Gyg } from '@gyg/contract';
import {
  call,
  callOptions,
  invalidateCalls,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@gyg/platform';
import { useAttemptKey } from '../../../shared/attempt-key';

/** Sends a message to people of a gyg, then fetches the messages again. Tried again, it is sent to each of them once. */
export function useSendMessage(gygId: string) {
  const queries = useQueryClient();
  const attempt = useAttemptKey(`message.${gygId}`);
  return useMutation({
    mutationFn: (body: BodyOf<'sendGygMessage'>) =>
      call('sendGygMessage', { params: { gygId }, body }, { key: attempt.keyOf(body) }),
    onSuccess: () => {
      attempt.done();
      return invalidateCalls(queries, ['listGygMessages', 'getGygDesk']);
    },
  });
}

/** How many bookings are recorded as attended; undefined before the start and while loading. */
export const useAttended = ({ id: gygId, state }: Gyg): number | undefined =>
  useQuery({
    ...callOptions('listAttendance', { params: { gygId }, query: { pageSize: 1 } }),
    enabled: state === 'ONGOING' || state === 'FINISHED',
  }).data?.counts.attended;

const pageSize = 10;

/** A page of the messages to the people of a gyg, newest first; `page` from 1. */
export const useMessages = (gygId: string, page: number) =>
  useQuery({
    ...callOptions('listGygMessages', { params: { gygId }, query: { page: page - 1, pageSize } }),
    placeholderData: keepPreviousData,
  });
