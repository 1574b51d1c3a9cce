import { isDeepStrictEqual } from 'node:util';
import { BuildError } from '../build/build-error.mjs';
import { assertAccepted } from './accepted.mjs';
import { textIn } from './folder-place.mjs';
import { historyKey, historyText, readHistory } from './history.mjs';
import { rowsIn, withRow } from './table-text.mjs';

export const TABLE = 'remotes.json';

/** Applies changes to the text of the table, if the rows are still those that the changes were made for. */
async function changedTable(text, befores, afters, label) {
  const rows = rowsIn(text, label);
  for (const { name, row } of befores)
    if (!isDeepStrictEqual(rows[name], row))
      throw new BuildError(`The row of ${name} was changed at the same time. Nothing was written; try again.`);
  const changed = [...afters].reduce((table, [name, { row }]) => withRow(table, name, row), text);
  await assertAccepted(rows, rowsIn(changed));
  return changed;
}

/**
 * Changes rows of the table at once, and then their histories. A history without the current row is completed by the
 * next change, so that an interruption between the two loses nothing.
 * @param {import('./folder-place.mjs').Place} place
 * @param {Record<string, (before: import('./history.mjs').Before) => import('./history.mjs').After>} changes by remote
 * @param {{ now?: Date, before?: (row: import('./history.mjs').Row) => Promise<void> }} [options] before: may refuse a row
 * @returns {Promise<{ names: string[], done: string[] }>} names: all remotes of the table, in its order
 * @throws {BuildError} if a server would not accept the table
 */
export async function changeRows(place, changes, { now = new Date(), before: inspect } = {}) {
  return place.exclusively(async () => {
    const rows = rowsIn(await textIn(place, TABLE), `${TABLE} of ${place.label}`);
    const since = ((await place.modified(TABLE)) ?? now).toISOString();
    const befores = await Promise.all(
      Object.keys(changes).map(async (name) => ({
        name,
        ...(Object.hasOwn(rows, name) ? { row: rows[name] } : {}),
        history: readHistory(await textIn(place, historyKey(name)), name),
        since,
        now: now.toISOString(),
      })),
    );
    const afters = new Map(befores.map((before) => [before.name, changes[before.name](before)]));
    for (const { row } of afters.values()) await inspect?.(row);
    if (befores.some(({ name, row }) => !isDeepStrictEqual(row, afters.get(name).row)))
      await place.change(TABLE, (text) => changedTable(text, befores, afters, `${TABLE} of ${place.label}`));
    for (const { name, history } of befores)
      if (afters.get(name).history !== history)
        await place.change(historyKey(name), () => historyText(afters.get(name).history));
    return {
      names: Object.keys({ ...rows, ...changes }),
      done: [...afters.values()].map(({ done }) => done),
    };
  });
}
