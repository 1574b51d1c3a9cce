import { type RemoteProblem, readHotTable, readServedTable } from '@gyg/contract/remotes';
import { developerOrigins } from './developer-origins';
import { failedBuilds } from './failed-builds';
import type { RemoteTable } from './remote-row';

export type { RemoteTable } from './remote-row';

let table: RemoteTable = {};
let complete = true;
let problems: readonly RemoteProblem[] = [];

/** The rows that this page uses. */
export const remoteTable = () => table;

/** False if a remote has no valid row: an unknown path may then be one of its pages. */
export const tableIsComplete = () => complete;

/** Uses the current build of a remote instead of its canary. False if this page has no canary of it. */
export function takeFallback(name: string): boolean {
  const fallback = table[name]?.fallback;
  if (fallback === undefined) return false;
  table = { ...table, [name]: fallback };
  return true;
}

/** Problems in the deployed rows, for developers. */
export const tableProblems = () => problems;

/** Hot rows of `npm run dev` have no hash. Only a hot shell accepts them. */
const read = import.meta.webpackHot === undefined ? readServedTable : readHotTable;

/** Fetches the deployed rows from the server and checks each separately. */
export async function fetchDeployed(): Promise<ReturnType<typeof readHotTable>> {
  const response = await fetch('/remotes.json');
  if (!response.ok) throw new Error(`/remotes.json responded with ${response.status}`);
  return read(await response.json());
}

/**
 * Fetches the deployed remotes at run time, so that deploying a remote never rebuilds the shell. A page with a first view
 * has them already: `rows`.
 * @throws if the table cannot be read: without it there is no page to show.
 */
export async function fetchRemoteTable(rows?: unknown): Promise<RemoteTable> {
  const deployed = rows === undefined ? await fetchDeployed() : read(rows);
  problems = deployed.problems;
  complete = deployed.leftOut.length === 0;
  // Its code loads only in developer mode.
  table =
    developerOrigins() === undefined ? deployed.table : (await import('./overrides')).withOverrides(deployed.table);
  for (const [name, { entry }] of Object.entries(table)) if (failedBuilds().includes(entry)) takeFallback(name);
  return table;
}
