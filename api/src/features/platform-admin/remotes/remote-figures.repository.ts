import type { Reader } from '@gyg/database';
import { hourlyCounts, remoteFailures } from '@gyg/database/schema';
import { and, desc, gte, like, lt, sum } from 'drizzle-orm';
import type { LoadFigures } from './canary-rule';
import { percentile } from './load-times';

/** How a build loaded, by its key (`keyOf`, `onceKeyOf`). */
export interface BuildFigures extends LoadFigures {
  p50: number | null;
}

const none: BuildFigures = { loads: 0, failures: 0, p50: null, p95: null };

export interface Period {
  from: Date;
  until: Date;
}

/** `remote.booking.<hash>`, or that with `.once`, and what is counted of it. */
const nameParts = /^(remote\..+\.[\da-f]{16}(?:\.once)?)\.(loads|failures|ms\.(\d+))$/;

function figuresOf(counts: ReadonlyMap<string, number>): BuildFigures {
  const times = new Map(
    [...counts].flatMap(([what, count]) => (what.startsWith('ms.') ? [[Number(what.slice(3)), count] as const] : [])),
  );
  return {
    loads: counts.get('loads') ?? 0,
    failures: counts.get('failures') ?? 0,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}

/** How the builds of all remotes, or of one, loaded within a period. */
export async function sumLoads(
  read: Reader,
  { from, until, name }: Period & { name?: string },
): Promise<(key: string) => BuildFigures> {
  const prefix = name === undefined ? 'remote.%' : `remote.${name}.%`;
  const rows = await read
    .select({ name: hourlyCounts.name, count: sum(hourlyCounts.count).mapWith(Number) })
    .from(hourlyCounts)
    .where(and(gte(hourlyCounts.hour, from), lt(hourlyCounts.hour, until), like(hourlyCounts.name, prefix)))
    .groupBy(hourlyCounts.name);
  const byKey = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const [, key, what] = nameParts.exec(row.name) ?? [];
    if (key === undefined || what === undefined) continue;
    const counts = byKey.get(key) ?? new Map<string, number>();
    byKey.set(key, counts.set(what, row.count));
  }
  return (key) => {
    const counts = byKey.get(key);
    return counts === undefined ? none : figuresOf(counts);
  };
}

const mostMessages = 500;

/** What failed since a time, the commonest first. */
export function listFailures(read: Reader, since: Date) {
  return read
    .select({
      name: remoteFailures.name,
      entry: remoteFailures.entry,
      message: remoteFailures.message,
      count: remoteFailures.count,
      lastAt: remoteFailures.lastAt,
    })
    .from(remoteFailures)
    .where(gte(remoteFailures.lastAt, since))
    .orderBy(desc(remoteFailures.count), desc(remoteFailures.lastAt))
    .limit(mostMessages);
}
