import { parseHotRemoteTable, parseRemoteTable, type RemoteProblem } from '@gyg/contract/remotes';
import { config } from 'zod/mini';
import { withOverrides } from './overrides';
import type { RemoteTable } from './remote-row';

export type { RemoteTable } from './remote-row';

// The content policy allows no eval, which Zod would otherwise try and the browser report.
config({ jitless: true });

let table: RemoteTable = {};
let complete = true;
let problems: readonly RemoteProblem[] = [];

/** The rows that this page works with. */
export const remoteTable = () => table;

/** False where a remote has no row to use: an unknown address may then be one of its pages. */
export const tableIsComplete = () => complete;

/** What is wrong with the deployed rows, for developers. */
export const tableProblems = () => problems;

/** Hot rows of `npm run dev` have no hash. Only a shell that is hot itself takes those. */
const parse = import.meta.webpackHot === undefined ? parseRemoteTable : parseHotRemoteTable;

/** The deployed rows, each parsed by itself, as the server has them now. */
export async function fetchDeployed(): Promise<ReturnType<typeof parseHotRemoteTable>> {
  const response = await fetch('/remotes.json');
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`);
  return parse(await response.json());
}

/**
 * Reads which remotes are deployed. Fetched at run time, so that deploying a remote never rebuilds the shell.
 * @throws when no table can be read: without it there is no page to show.
 */
export async function fetchRemoteTable(): Promise<RemoteTable> {
  const deployed = await fetchDeployed();
  problems = deployed.problems;
  complete = deployed.leftOut.length === 0;
  table = withOverrides(deployed.table);
  return table;
}
