import type { AttendanceEntry, GygDesk } from '@gyg/contract';
import { call, readJson, useQuery, useQueryClient, useSession, writeJson } from '@gyg/platform';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { doorListOptions } from '../api/list-attendance';
import { applyMarks } from './door-list';
import { createDoorSync, type DoorResult } from './door-sync';
import { type MarkInput, readMarks } from './marks';

/** The marks of one person at one gyg, stored on this device until the server has them. */
function storedMarks(userId: string, gygId: string) {
  const key = `gyg.door:${userId}:${gygId}`;
  return {
    read: () => readMarks(readJson('device', key)),
    write: (marks: ReturnType<typeof readMarks>) =>
      writeJson('device', key, Object.keys(marks).length === 0 ? undefined : marks),
  };
}

/** The list with what the server stored; entries that failed stay as they were. */
function withResults(entries: readonly AttendanceEntry[], results: readonly DoorResult[]): AttendanceEntry[] {
  const stored = new Map(results.map(({ bookingId, entry }) => [bookingId, entry]));
  return entries.map((entry) => stored.get(entry.bookingId) ?? entry);
}

/** The door list of a gyg, with the marks of this device over it, and the ways to mark and to send again. */
export function useDoor({ gyg }: GygDesk) {
  const { id: gygId, startDateTime } = gyg;
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const list = useQuery(doorListOptions(gygId));
  const [failures, setFailures] = useState<readonly DoorResult[]>([]);
  const sync = useMemo(
    () =>
      createDoorSync({
        stored: storedMarks(userId, gygId),
        send: (marks) => call('recordAttendances', { params: { gygId }, body: marks }),
        onSaved(results) {
          queries.setQueryData(doorListOptions(gygId).queryKey, (entries) => entries && withResults(entries, results));
          setFailures(results.filter(({ error }) => error !== null));
        },
        from: Date.parse(startDateTime),
      }),
    [queries, userId, gygId, startDateTime],
  );
  const state = useSyncExternalStore(sync.subscribe, sync.state);
  useEffect(() => {
    const stop = sync.start();
    addEventListener('online', sync.retry);
    return () => {
      removeEventListener('online', sync.retry);
      stop();
    };
  }, [sync]);
  const entries = useMemo(() => list.data && applyMarks(list.data, state.marks), [list.data, state.marks]);
  return {
    list,
    entries,
    /** Marks that are stored here only. */
    unsent: Object.keys(state.marks).length,
    connection: state.connection,
    failure: state.failure,
    /** Marks that the server refused in its last response. */
    failures,
    mark: (input: MarkInput, previous: string | null) => sync.mark(input, previous),
    retry: () => sync.retry(),
  };
}
export type DoorView = ReturnType<typeof useDoor>;
