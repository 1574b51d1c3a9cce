import { BuildError } from '../build/build-error.mjs';
import { loadRemotesContract } from '../build/contract.mjs';

const ADVICE =
  'Build the remotes that exchange a path together. The row of a remote that is no longer deployed goes with "npm run build -- --remove <name>".';

/**
 * Throws if a changed table has problems that it did not have before: a server would leave a row out or refuse a claim.
 * @param {import('./table-text.mjs').Table} before @param {import('./table-text.mjs').Table} after
 * @throws {BuildError}
 */
export async function assertAccepted(before, after) {
  const { parseRemoteTable } = await loadRemotesContract();
  const problemsOf = (table) =>
    Object.keys(table).length === 0
      ? []
      : parseRemoteTable(table).problems.map(({ remote, reason }) => `  "${remote}": ${reason}`);
  const known = problemsOf(before);
  const added = problemsOf(after).filter((problem) => !known.includes(problem));
  if (added.length > 0)
    throw new BuildError(
      `remotes.json was not changed, since these rows would not be accepted:\n${added.join('\n')}\n${ADVICE}`,
    );
}
