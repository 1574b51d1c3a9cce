import { withOverrides } from './overrides';
import type { RemoteTable } from './remote-row';

export type { NavigationEntry, NavigationRole, RemoteRow, RemoteTable } from './remote-row';

let table: RemoteTable = {};

/** The rows that this page works with. */
export const remoteTable = () => table;

/**
 * Reads which remotes are deployed. Fetched at run time, so that deploying a remote never rebuilds the shell.
 * @throws when the table cannot be had: without it there is no page to show.
 */
export async function fetchRemoteTable(): Promise<RemoteTable> {
  const response = await fetch('/remotes.json');
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`);
  table = withOverrides(await response.json());
  return table;
}
