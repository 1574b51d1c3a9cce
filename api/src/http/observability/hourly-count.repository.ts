import type { Reader, Tx } from '@gyg/database';
import { hourlyCounts, mailOutbox } from '@gyg/database/schema';
import { and, gte, isNull, like, lt, max, sql, sum } from 'drizzle-orm';

/** The number of queued mails: neither sent nor given up. */
export function countQueuedMail(read: Reader): Promise<number> {
  return read.$count(mailOutbox, and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt)));
}

export interface HourlyCount {
  name: string;
  hour: Date;
  count: number;
}

/** Names of maxima end like this; of all others the counts are added up. */
const ofMaxima = '.highest';
export const isMaximum = (name: string) => name.endsWith(ofMaxima);

const perStatement = 500;
const { name, hour, count } = hourlyCounts;
const added = sql`${count} + excluded.count`;
const larger = sql`case when excluded.count > ${count} then excluded.count else ${count} end`;

/** Adds counts to those of all processes; maxima replace smaller ones. */
export async function addCounts(t: Tx, counts: readonly HourlyCount[]): Promise<void> {
  // In the same order in every process, so that two of them never wait for each other's rows.
  const sorted = counts.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : +a.hour - +b.hour));
  for (const [set, rows] of [
    [added, sorted.filter((row) => !isMaximum(row.name))],
    [larger, sorted.filter((row) => isMaximum(row.name))],
  ] as const) {
    for (let start = 0; start < rows.length; start += perStatement) {
      await t
        .insert(hourlyCounts)
        .values(rows.slice(start, start + perStatement))
        .onConflictDoUpdate({ target: [name, hour], set: { count: set } });
    }
  }
}

/** The counts since an hour by name: sums, or the maximum of the hours. `prefix` has no wildcards. */
export async function sumCounts(read: Reader, { prefix, since }: { prefix: string; since: Date }) {
  const rows = await read
    .select({ name, added: sum(count).mapWith(Number), highest: max(count) })
    .from(hourlyCounts)
    .where(and(gte(hour, since), like(name, `${prefix}%`)))
    .groupBy(name);
  return new Map(rows.map((row) => [row.name, (isMaximum(row.name) ? row.highest : row.added) ?? 0]));
}

export async function dropCountsBefore(t: Tx, before: Date): Promise<void> {
  await t.delete(hourlyCounts).where(lt(hour, before));
}
