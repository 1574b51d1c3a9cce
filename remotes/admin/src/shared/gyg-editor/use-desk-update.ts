import type { DeskNeed, Gyg, GygDesk, Need } from '@gyg/contract';
import { callOptions, useQueryClient } from '@gyg/platform';
import { useRefreshGyg } from '../refresh-gyg';

/** A need as its hosts see it, after a save. A new one has no bookings. */
const withSaved = (before: DeskNeed | undefined, saved: Need): DeskNeed => ({
  confirmedPositions: 0,
  waitingPositions: 0,
  heldPositions: 0,
  ...before,
  ...saved,
});

/**
 * Puts the response of a save into the editor’s cached desk at once, and then fetches again what shows the gyg. The editor,
 * opened again before that, must not start from old values.
 */
export function useDeskUpdate(gygId: string) {
  const queries = useQueryClient();
  const refresh = useRefreshGyg();
  const { queryKey } = callOptions('getGygDesk', { params: { gygId } }, { lang: 'own' });
  const update = (change: (desk: GygDesk) => GygDesk) => {
    queries.setQueryData(queryKey, (desk) => desk && change(desk));
    void refresh();
  };
  return {
    /** `changed` are the fields that were sent: they are no longer missing. */
    gygSaved: (gyg: Gyg, changed: object) =>
      update((desk) => ({
        ...desk,
        gyg: { ...desk.gyg, ...gyg },
        missing: desk.missing.filter((problem) => !(problem in changed)),
      })),
    needSaved: (saved: Need) =>
      update((desk) => {
        const before = desk.needs.find(({ id }) => id === saved.id);
        const need = withSaved(before, saved);
        const needs = before
          ? desk.needs.map((candidate) => (candidate === before ? need : candidate))
          : [...desk.needs, need];
        return { ...desk, needs };
      }),
    needDeleted: (needId: string) =>
      update((desk) => ({ ...desk, needs: desk.needs.filter(({ id }) => id !== needId) })),
    needsOrdered: (ids: readonly string[]) =>
      update((desk) => ({
        ...desk,
        needs: desk.needs.map((need) => (ids.includes(need.id) ? { ...need, sortOrder: ids.indexOf(need.id) } : need)),
      })),
  };
}
