import { type RemoteRow, settleClaims } from '@gyg/contract/remotes';
import type { RemoteTableSource } from '../remote-table';

export const buildRemoteRow = (row: Partial<RemoteRow>): RemoteRow => ({
  entry: '/remotes/public/remoteEntry.a.js',
  integrity: `sha384-${'a'.repeat(64)}`,
  version: '1.0.0',
  platform: '^1.0.0',
  designSystem: '*',
  react: '*',
  basePaths: [],
  dialogs: [],
  prefetch: [],
  navigation: [],
  ...row,
});

/** A deploy table that is in order and never changes. */
export function fixedRemotes(rows: Record<string, RemoteRow>): RemoteTableSource {
  const table = Object.fromEntries(settleClaims(Object.entries(rows)).settled);
  return { read: async () => ({ table, problems: [], leftOut: [], complete: true }) };
}
