import type { AnswerOf, AttendanceEntry } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { call, queryOptions } from '@gyg/platform';

type Page = AnswerOf<'listAttendance'>;

/** All pages of a gyg's door list, so that it works without a network afterwards. */
async function listAll(gygId: string, signal: AbortSignal): Promise<AttendanceEntry[]> {
  const get = (page: number): Promise<Page> =>
    call('listAttendance', { params: { gygId }, query: { page, pageSize: limits.attendancePageSize } }, { signal });
  const first = await get(0);
  const pages = Math.ceil(first.total / limits.attendancePageSize);
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => get(index + 1)));
  return [first, ...others].flatMap(({ entries }) => entries);
}

/** How often the list is fetched again while it is on screen, for marks of other devices; in milliseconds. */
const refreshEvery = 30_000;

export const doorListOptions = (gygId: string) =>
  queryOptions({
    queryKey: ['doorList', gygId],
    queryFn: ({ signal }) => listAll(gygId, signal),
    refetchInterval: refreshEvery,
    // Without a network the list on screen is the best there is.
    networkMode: 'always',
  });
