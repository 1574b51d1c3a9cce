import type { ApiOptions } from '@gyg/api';
import type { HistoryReader } from './remote-history';
import type { RemoteTableSource } from './remote-table';

/** What is deployed of all remotes, for the API: the deploy table and the history of each remote. */
export function createDeployedRemotes({
  deployed,
  historyOf,
}: {
  deployed: RemoteTableSource;
  historyOf: HistoryReader;
}): NonNullable<ApiOptions['deployedRemotes']> {
  return async () => {
    const { table, refused } = await deployed.read();
    const histories = await Promise.all(Object.keys(table).map(async (name) => [name, await historyOf(name)] as const));
    return { table, histories: Object.fromEntries(histories), refused };
  };
}
