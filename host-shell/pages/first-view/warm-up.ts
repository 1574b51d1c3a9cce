import type { RemoteTableState } from '../remotes/remote-table';
import type { FirstViews } from './first-views';

const pattern = '/';

/** Renders home in both languages: the thread then has loaded its code, and has run it once. */
export async function warmUp(firstViews: FirstViews, { table }: Pick<RemoteTableState, 'table'>): Promise<void> {
  const [home] = Object.entries(table).filter(([, { basePaths }]) => basePaths.includes(pattern));
  if (home === undefined) return;
  const [remote, row] = home;
  for (const language of ['en', 'sv'] as const)
    await firstViews.find(row, { address: pattern, language, table, remote, pattern });
}
