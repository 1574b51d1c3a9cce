import { BuildError } from '../build/build-error.mjs';

const CONTRACT = '@gyg/contract/remotes';
const ADVICE =
  'Build the remotes that exchange a path together. The row of a remote that is no longer deployed goes with "npm run build -- --remove <name>".';

/**
 * Loads the contract of the remotes table, which shell and server use. In this repository it is TypeScript, which Node 20
 * cannot run directly; in its package it is compiled.
 * @returns {Promise<typeof import('@gyg/contract/remotes')>}
 */
export async function loadRemotesContract() {
  if (!import.meta.resolve(CONTRACT).endsWith('.ts')) return import(CONTRACT);
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(CONTRACT, import.meta.url);
}

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
  const earlier = problemsOf(before);
  const added = problemsOf(after).filter((problem) => !earlier.includes(problem));
  if (added.length > 0)
    throw new BuildError(
      `remotes.json was not changed, since these rows would not be accepted:\n${added.join('\n')}\n${ADVICE}`,
    );
}
