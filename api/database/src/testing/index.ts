export { changedTables, digestTables } from './digest-tables';
export { dropDatabase, freshDatabase } from './fresh-database';
export { openTestDatabase } from './open-test-database';
export { listReferencesTo } from './references';
export { scratchFolder } from './scratch-folder';
export { createSharedTestDatabase, type SharedTestDatabase } from './shared-test-database';
export { type RunningPostgres, startPostgres } from './start-postgres';
export { insertAllTables, readAllTables, type TableRows } from './table-rows';
export { type WatchedStatement, watchStatements } from './watch-statements';
