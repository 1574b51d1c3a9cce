import { type RemoteRow, settleClaims } from '@gyg/contract/remotes';
import type { RemoteTableSource } from '../remote-table';

/** A deploy table that is in order and never changes. */
export function fixedRemotes(rows: Record<string, RemoteRow>): RemoteTableSource {
  const table = Object.fromEntries(settleClaims(Object.entries(rows)).settled);
  return { read: async () => ({ table, problems: [], leftOut: [], complete: true }) };
}
