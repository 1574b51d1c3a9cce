import type { OrganizationUser } from '@gyg/contract';
import type { RowKey } from '@gyg/design-system/tables';
import { useState } from 'react';

/** The members that are chosen, over several pages of the list. `rows` are those on screen. */
export function useChosenMembers(rows: readonly OrganizationUser[]) {
  const [chosen, setChosen] = useState<readonly OrganizationUser[]>([]);
  // A row that was fetched again may have another role.
  const current = chosen.map((member) => rows.find(({ userId }) => userId === member.userId) ?? member);
  return {
    chosen: current,
    selected: new Set(current.map(({ userId }) => userId)),
    choose(keys: ReadonlySet<RowKey>) {
      const before = current.filter(({ userId }) => keys.has(userId));
      const idsBefore = new Set(before.map(({ userId }) => userId));
      setChosen([...before, ...rows.filter(({ userId }) => keys.has(userId) && !idsBefore.has(userId))]);
    },
    clear: () => setChosen([]),
  };
}
