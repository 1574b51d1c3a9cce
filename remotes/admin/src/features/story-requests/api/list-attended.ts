import type { AttendanceEntry } from '@gyg/contract';
import { call, callOptions, useQuery } from '@gyg/platform';
import { attendedIn } from '../model/attended';

async function fetchEntries(gygId: string) {
  const entries: AttendanceEntry[] = [];
  let response: Awaited<ReturnType<typeof onePage>>;
  let page = 0;
  do {
    response = await onePage(gygId, page);
    entries.push(...response.entries);
    page += 1;
  } while (response.entries.length > 0 && entries.length < response.total);
  return { ...response, entries };
}

const onePage = (gygId: string, page: number) => call('listAttendance', { params: { gygId }, query: { page } });

/** The ids of the people who attended a gyg, each once; not fetched without a gyg. */
export const useAttended = (gygId: string) =>
  useQuery({
    ...callOptions('listAttendance', { params: { gygId }, query: { page: 0 } }),
    queryFn: () => fetchEntries(gygId),
    enabled: gygId !== '',
    select: ({ entries }) => attendedIn(entries),
  });
