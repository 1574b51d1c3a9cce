import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseHistory, type RemoteDeploy, type RemoteRow } from '@gyg/contract/remotes';

export type HistoryReader = (remote: string) => Promise<readonly RemoteDeploy[]>;

/**
 * Reads which builds of a remote were deployed, the newest last, from the file that a deploy writes beside its files.
 * Empty if there is none. The file is read again only when it has changed. Builds that are refused now, because of where
 * they load from, are left out.
 */
export function createHistoryReader({
  distDir,
  refuse,
}: {
  distDir: string;
  refuse: (row: RemoteRow) => string | undefined;
}): HistoryReader {
  const histories = new Map<string, { changed: number; deploys: RemoteDeploy[] }>();
  return async (remote) => {
    const file = path.join(distDir, 'remotes', remote, 'history.json');
    try {
      const { mtimeMs: changed } = await stat(file);
      const before = histories.get(remote);
      if (before?.changed === changed) return before.deploys;
      const all = parseHistory(JSON.parse(await readFile(file, 'utf8')));
      const deploys = all.filter(({ row }) => refuse(row) === undefined);
      histories.set(remote, { changed, deploys });
      return deploys;
    } catch {
      return [];
    }
  };
}
