import type Sqlite from 'better-sqlite3';

/**
 * Deletes the rows that ANALYZE has sampled (`sqlite_stat4`), for the connections that are opened later and this one. With
 * samples a plan may depend on the bound values, so SQLite plans a prepared statement again at each execution: that takes
 * ten to thirty times as long as most of ours. What ANALYZE has counted (`sqlite_stat1`) stays.
 */
export function forgetSamples(writer: Sqlite.Database): void {
  const isThere = writer.prepare("select 1 from sqlite_schema where name = 'sqlite_stat4'").get() !== undefined;
  if (!isThere || writer.prepare('select 1 from sqlite_stat4').get() === undefined) return;
  writer.exec('delete from sqlite_stat4');
  // Only reads the statistics again.
  writer.exec('analyze sqlite_schema');
}
