import { useState } from 'react';

export interface BatchResult<Item> {
  readonly done: readonly Item[];
  /** What was not done, with the reason of each. */
  readonly failed: readonly { readonly item: Item; readonly thrown: unknown }[];
}

/** Does something for several items, one after the other. A failure does not stop the rest. */
export function useBatch() {
  const [progress, setProgress] = useState<{ done: number; total: number }>();

  const run = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) => {
    const done: Item[] = [];
    const failed: { item: Item; thrown: unknown }[] = [];
    for (const [index, item] of items.entries()) {
      setProgress({ done: index, total: items.length });
      try {
        await work(item);
        done.push(item);
      } catch (thrown) {
        failed.push({ item, thrown });
      }
    }
    setProgress(undefined);
    return { done, failed } satisfies BatchResult<Item>;
  };
  return { progress, run };
}
