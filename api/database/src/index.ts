export type { Database, DatabaseFacts, Reader, Tx, TxOptions } from './database';
export { type Engine, engine } from './engine-choice';
export { lockKey, tryLockKey } from './lock-key';
export { type OpenDatabaseOptions, openDatabase } from './open-database';
export { withRetry } from './postgres/retry';
export { prepared, preparedWrite } from './prepared';
export { type Unavailable, whyUnavailable } from './unavailable';
export { watchDisk } from './watch-disk';
