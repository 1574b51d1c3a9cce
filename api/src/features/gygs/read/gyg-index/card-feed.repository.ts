import { engine, prepared, type Reader } from '@gyg/database';
import { gygCardChanges, gygCards } from '@gyg/database/schema';
import { and, asc, gt, type SQL, sql } from 'drizzle-orm';
import { cardFormat } from '../cards/card.repository';

const factColumns = {
  seq: gygCards.seq,
  version: gygCards.version,
  removed: gygCards.removed,
  organizationId: gygCards.organizationId,
  orgSearchText: gygCards.orgSearchText,
  publishedAt: gygCards.publishedAt,
  startDateTime: gygCards.startDateTime,
  endDateTime: gygCards.endDateTime,
  finishedAt: gygCards.finishedAt,
  hidden: gygCards.hidden,
  goals: gygCards.goals,
  lat: gygCards.lat,
  lng: gygCards.lng,
  online: gygCards.online,
  positionsLeft: gygCards.positionsLeft,
  openPositions: gygCards.openPositions,
  openItems: gygCards.openItems,
  placesLeft: gygCards.placesLeft,
  titleKey: gygCards.titleKey,
};

/** What is kept in memory of a gyg. */
export type GygFacts = Pick<typeof gygCards.$inferSelect, keyof typeof factColumns>;

/**
 * What a reader has seen of the cards. On SQLite the highest version, since transactions commit one after the other; on
 * PostgreSQL a snapshot (`pg_snapshot`), since they commit in any order.
 */
export type Seen = string;

/** Nothing. */
export const seenNothing: Seen = engine === 'postgres' ? '1:1:' : '0';

const now: SQL<string> =
  engine === 'postgres'
    ? sql`pg_current_snapshot()::text`
    : sql`(select coalesce(max(${gygCards.version}), 0) from ${gygCards})`;
/** Whether a program that does not know the cards, or this form of them, has changed gygs. */
const behind = sql<boolean>`exists (select 1 from ${gygCardChanges} where ${gygCardChanges.id} > 0)
  or exists (select 1 from ${gygCards} where ${gygCards.format} < ${sql.raw(String(cardFormat))})`.mapWith(Boolean);

/** Written by transactions that `seen` does not contain. */
function after(seen: SQL<string>): SQL | undefined {
  if (engine === 'sqlite') return sql`${gygCards.version} > cast(${seen} as integer)`;
  // The first condition is for the index: no transaction below it was running.
  return and(
    sql`${gygCards.version} >= pg_snapshot_xmin(${seen}::pg_snapshot)::text::bigint`,
    sql`not pg_visible_in_snapshot(${gygCards.version}::text::xid8, ${seen}::pg_snapshot)`,
  );
}

const lookAgain = prepared({ seen: 'text' }, (db, { seen }) =>
  db.select({ seen: now, behind, facts: factColumns }).from(sql`(select 1) as one`).leftJoin(gygCards, after(seen)),
);

/** What can be seen of the cards. */
export interface CardsSeen {
  seen: Seen;
  /** Whether cards are older than their gygs. */
  behind: boolean;
  /** Of all cards that were written since. */
  facts: GygFacts[];
}

/** What can be seen now, and was not before. One statement that costs the same at any size. */
export async function look(read: Reader, before: Seen): Promise<CardsSeen> {
  const rows = await lookAgain(read, { seen: before });
  return {
    seen: String(rows[0]?.seen ?? before),
    behind: rows[0]?.behind ?? false,
    facts: rows.flatMap(({ facts }) => facts ?? []),
  };
}

/** What can be seen now, without any card. */
export async function lookFirst(read: Reader): Promise<Seen> {
  const [row] = await read.select({ seen: now }).from(sql`(select 1) as one`);
  return String(row?.seen ?? seenNothing);
}

/** The facts of cards after this number, in order. */
export function listFacts(read: Reader, afterSeq: number, limit: number): Promise<GygFacts[]> {
  return read
    .select(factColumns)
    .from(gygCards)
    .where(gt(gygCards.seq, afterSeq))
    .orderBy(asc(gygCards.seq))
    .limit(limit);
}
