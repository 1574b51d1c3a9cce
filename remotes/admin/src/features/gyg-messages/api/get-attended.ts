import type { Gyg } from '@gyg/contract';
import { callOptions, useQuery } from '@gyg/platform';

/** How many bookings are recorded as attended; undefined before the start and while loading. */
export const useAttended = ({ id: gygId, state }: Gyg): number | undefined =>
  useQuery({
    ...callOptions('listAttendance', { params: { gygId }, query: { pageSize: 1 } }),
    enabled: state === 'ONGOING' || state === 'FINISHED',
  }).data?.counts.attended;
