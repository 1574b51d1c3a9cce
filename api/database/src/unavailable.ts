/** Why the database or the disk cannot be used at the moment; calls may be retried later. */
export type Unavailable = 'disk full' | 'no connection';

const reasonByCode: Readonly<Record<string, Unavailable>> = {
  SQLITE_FULL: 'disk full',
  ENOSPC: 'disk full',
  EDQUOT: 'disk full',
  // PostgreSQL: disk_full.
  '53100': 'disk full',
  SQLITE_BUSY: 'no connection',
  // PostgreSQL: too many connections, shutting down, crashed, starting.
  '53300': 'no connection',
  '57P01': 'no connection',
  '57P02': 'no connection',
  '57P03': 'no connection',
  // A statement waited too long for a lock, or a transaction for its code.
  '57014': 'no connection',
  '25P03': 'no connection',
  ECONNREFUSED: 'no connection',
  ECONNRESET: 'no connection',
  EPIPE: 'no connection',
  ETIMEDOUT: 'no connection',
};

/** node-postgres gives these no code. */
const connectionMessages = /^(timeout exceeded when trying to connect|Connection terminated)/;

/**
 * Why this error, or one that it wraps (as Drizzle does), means that the database cannot work now; undefined for
 * others.
 */
export function whyUnavailable(error: unknown): Unavailable | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    const reason = reasonByCode[code] ?? (code.startsWith('08') && code.length === 5 ? 'no connection' : undefined);
    if (reason !== undefined) return reason;
    if (code.startsWith('SQLITE_IOERR') || code.startsWith('SQLITE_BUSY')) return 'no connection';
    if (connectionMessages.test(cause.message)) return 'no connection';
  }
  return undefined;
}
