import type { ContributionType } from '@gyg/contract';
import { call, useLanguage } from '@gyg/platform';
import { useRef, useState } from 'react';
import { canRetry, useSaver, useUnsavedValues } from '../../../shared/autosave';
import { useDeskUpdate, useEditor } from '../../../shared/gyg-editor';
import { changeRow, createdRow, type NeedRow, newRows, ordered, rowOf, storedOrder } from './need-rows';
import { sortedNeeds } from './need-values';
import { useKeptNeed } from './use-kept-need';

/** The needs of one kind on screen: their order, which saves itself, and rows that are not created yet. */
export function useNeedRows(type: ContributionType) {
  const { desk, autosave } = useEditor();
  const gygId = desk.gyg.id;
  const language = useLanguage();
  const { needsOrdered } = useDeskUpdate(gygId);
  const { forget } = useKeptNeed();
  const kept = useUnsavedValues()(`needs.${type}.${gygId}`);
  const [rows, setRows] = useState<readonly NeedRow[]>(() => {
    const { ids } = kept.read();
    const unsent = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
    return [...sortedNeeds(desk.needs, type, language).map(rowOf), ...unsent.map((id) => ({ id, title: '' }))];
  });
  const latest = useRef(rows);
  const change = (next: readonly NeedRow[]) => {
    latest.current = next;
    setRows(next);
    const ids = newRows(next);
    kept.write(ids.length === 0 ? undefined : { ids });
  };

  const order = useSaver<{ ids: string }>({
    autosave,
    name: `order.${type}`,
    options: {
      saved: { ids: storedOrder(rows).join() },
      invalid: () => new Set(),
      send: async (_changes, { leaving }) => {
        const ids = storedOrder(latest.current);
        await call('orderNeeds', { params: { gygId }, body: { ids } }, { keepalive: leaving });
        needsOrdered(ids);
        return undefined;
      },
      canRetry,
      refusedFields: () => [],
      keep: () => undefined,
    },
    watch: () => () => undefined,
  });
  const saveOrder = () => order.current?.change({ ids: storedOrder(latest.current).join() });

  return {
    rows,
    /** Adds an empty row and returns its id. */
    add(): string {
      const id = `new-${crypto.randomUUID()}`;
      change([...latest.current, { id, title: '' }]);
      return id;
    },
    rename: (id: string, title: string) => change(changeRow(latest.current, id, { title })),
    /** The need of a row exists now. It was created at the end, and may have been moved before. */
    created(id: string, needId: string): void {
      change(createdRow(latest.current, id, needId));
      saveOrder();
    },
    removed(row: NeedRow): void {
      change(latest.current.filter(({ id }) => id !== row.id));
      forget(row);
    },
    move(ids: readonly string[]): void {
      change(ordered(latest.current, ids));
      saveOrder();
    },
  };
}
