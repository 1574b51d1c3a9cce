import { BuildError } from '../build/build-error.mjs';
import { say } from '../terminal.mjs';
import { changeRows } from './change-rows.mjs';
import { promoted, rolledBack } from './changes.mjs';
import { checkFiles } from './check-files.mjs';
import { openPlaces, readOptions } from './command.mjs';
import { assertFitsShell } from './fits-shell.mjs';

/** Refuses a row whose files are gone, for instance because they were deleted by hand. */
const withItsFiles = (files, name) => async (row) => {
  const { missing, wrong } = await checkFiles(files, name, row);
  const [first] = [...missing, ...wrong];
  if (first !== undefined)
    throw new BuildError(
      `${name} ${row.version} cannot run: ${first} ${missing.length > 0 ? 'is missing' : 'has other contents'} in ${files.label}. Nothing was changed; deploy that version again.`,
    );
};

async function change(ownDist, { name, ...where }, how) {
  const { files, table } = await openPlaces(where, ownDist);
  const before = async (row) => {
    await withItsFiles(files, name)(row);
    await assertFitsShell(table, name, row);
  };
  const { done } = await changeRows(table, { [name]: how }, { before });
  say(`  ${done.join('\n')}`);
}

/** Makes the previous row, or that of a version, the current one. Removes a canary. Builds nothing. */
export async function rollBack({ ownDist, usage }) {
  const { version, ...options } = readOptions(usage, { version: { type: 'string' } });
  await change(ownDist, options, rolledBack(version));
}

/** Makes the canary the current row. */
export async function promote({ ownDist, usage }) {
  await change(ownDist, readOptions(usage), promoted);
}
