import { createHash } from 'node:crypto';
import { knownBuilds, type RemoteDeploy, type RemoteRow, rolloutOf } from '@gyg/contract/remotes';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import type { StoredChoice } from './remote-choice.repository';

/** What is deployed of one remote. */
export interface DeployedRemote {
  name: string;
  row: RemoteRow;
  history: readonly RemoteDeploy[];
}

/** Throws 404 `remotes.missing`. */
export async function getDeployed({ deployedRemotes }: ApiContext, name: string): Promise<DeployedRemote> {
  const { table, histories } = await deployedRemotes();
  const row = Object.hasOwn(table, name) ? table[name] : undefined;
  if (row === undefined) throw problem('remotes.missing');
  return { name, row, history: histories[name] ?? [] };
}

export const rolloutFor = ({ row, history }: DeployedRemote, choice: StoredChoice | undefined) =>
  rolloutOf(row, choice, history);

/** A build of the remote by its entry. Throws 409 `remotes.unknown_build` if it is not deployed, or no longer. */
export function getBuild({ row, history }: DeployedRemote, entry: string) {
  const build = knownBuilds(row, history).find((candidate) => candidate.entry === entry);
  if (build === undefined) throw problem('remotes.unknown_build');
  return build;
}

/** Names a build in the counts: entries are addresses of any length. */
export const keyOf = (name: string, entry: string): string =>
  `remote.${name}.${createHash('sha256').update(entry).digest('hex').slice(0, 16)}`;

/** Names what is counted of a build once a day for each network address: by this a canary is judged. */
export const onceKeyOf = (name: string, entry: string): string => `${keyOf(name, entry)}.once`;
