import type Sqlite from 'better-sqlite3';
import { openWriter } from './connections';

/** Tables with fewer rows are planned for as if they had many. */
const few = 1_000;

/**
 * What is deleted of each table of statistics:
 * - samples of values. With them a plan may depend on the bound values, so SQLite plans a prepared statement again at each
 *   execution: that takes ten to thirty times as long as most of ours;
 * - what is known of small tables. Such a table may become large before the next start, and a plan for a few rows reads all
 *   of them: full-text search did that with its own table, for each part of its index that it removed. Without statistics
 *   SQLite plans for a large table, as it does in the tests of plans.
 */
const unwanted = [
  ['sqlite_stat4', 'delete from sqlite_stat4'],
  [
    'sqlite_stat1',
    `delete from sqlite_stat1 where tbl in
      (select tbl from sqlite_stat1 group by tbl having max(cast(stat as integer)) < ${few})`,
  ],
] as const;

/** All statistics as one text; empty if nothing was counted yet. */
function readStatistics(writer: Sqlite.Database): string {
  const tables = writer.prepare("select name from sqlite_schema where name in ('sqlite_stat1', 'sqlite_stat4')");
  const rows = tables
    .pluck()
    .all()
    .map((name) => writer.prepare(`select * from ${name} order by 1, 2`).raw().all());
  return JSON.stringify(rows.filter((row) => row.length > 0));
}

/**
 * Counts the entries of tables and indexes whose sizes have changed much since they were last counted (a sample of each), so
 * that SQLite chooses between indexes by the data that are there. Connections that are opened later use it; an open one may
 * keep what it knows of a table, also when that is deleted, so none should be open.
 * Only numbers of tables with a thousand rows and more are stored, never values, which could be names and addresses.
 */
export function refreshStatistics(file: string): void {
  const writer = openWriter(file);
  try {
    const before = readStatistics(writer);
    writer.pragma('analysis_limit = 1000');
    writer.exec('begin immediate');
    // 2: count. 0x10000: every table, not only those that this connection has read.
    writer.pragma('optimize = 0x10002');
    for (const [table, remove] of unwanted)
      if (writer.prepare('select 1 from sqlite_schema where name = ?').get(table) !== undefined) writer.exec(remove);
    // A start that counts the same small tables as the one before it writes nothing.
    writer.exec(readStatistics(writer) === before ? 'rollback' : 'commit');
  } finally {
    writer.close();
  }
}
