import { setImmediate as nextTurn } from 'node:timers/promises';

/** A part of rows takes a few milliseconds. */
const partOfRows = 250;

/**
 * Runs `act` on parts of a list, one after the other. Between them the process does its other work, inside a
 * transaction too: a change that concerns thousands of people must not keep everyone else waiting.
 */
export async function inParts<Item>(
  items: readonly Item[],
  act: (part: readonly Item[]) => Promise<void>,
  partSize = partOfRows,
): Promise<void> {
  for (let start = 0; start < items.length; start += partSize) {
    // Before the first as well: reading so many rows has taken a while.
    if (items.length > partSize) await nextTurn();
    await act(items.slice(start, start + partSize));
  }
}
