import { type DirectoryEntry, splitGoals } from '@gyg/contract';
import { type Actor, localeOf } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { countVisibleGygs, type DirectoryFilter, listDirectoryRows, type VisibleGygs } from './directory.repository';
import { presentOrganization } from './organization.presenter';

/** The goals of gygs, primary or secondary, the most frequent first. */
function goalsOf(counted: readonly VisibleGygs[]): number[] {
  const times = new Map<number, number>();
  for (const { primary, secondary, gygs } of counted) {
    for (const goal of new Set([primary, ...splitGoals(secondary)])) times.set(goal, (times.get(goal) ?? 0) + gygs);
  }
  return [...times].sort(([a, most], [b, more]) => more - most || a - b).map(([goal]) => goal);
}

/**
 * A page of the organisations whose profile is online, with what guests may see of their gygs. Three statements, however
 * many organisations and gygs there are.
 */
export async function listOrganizations(
  { db: { read } }: ApiContext,
  actor: Actor,
  filter: DirectoryFilter,
  now: Date,
): Promise<{ organizations: DirectoryEntry[]; total: number; page: number; pageSize: number }> {
  const { page, pageSize } = filter;
  const { rows, total } = await listDirectoryRows(read, { ...filter, language: localeOf(actor) }, now);
  const ids = rows.map(({ id }) => id);
  const counted = ids.length === 0 ? [] : await countVisibleGygs(read, ids, now);
  const organizations = rows.map((row) => {
    const own = counted.filter(({ organizationId }) => organizationId === row.id);
    const openGygs = own.reduce((sum, { open }) => sum + open, 0);
    return { ...presentOrganization(row), openGygs, goals: goalsOf(own) };
  });
  return { organizations, total, page, pageSize };
}
