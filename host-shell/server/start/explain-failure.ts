import { explainNativePart } from './native-part';

/** Errors whose message says what is wrong and what to do. */
const explained = [
  ...['WrongFlags', 'WrongSettings', 'WrongIssuer', 'PortTaken', 'PortRefused', 'DataDirUnusable'],
  ...['DemoDataInProduction', 'WrongContent', 'DatabaseTooNew', 'DatabaseUnknown', 'MigrationFailed'],
];

/** What to do about an error of a database. */
const advice: Readonly<Record<string, string>> = {
  '28P01': 'Check the user and the password in DATABASE_URL.',
  '28000': 'Check the user in DATABASE_URL, and what pg_hba.conf allows it.',
  '3D000': 'Create the database that DATABASE_URL names: createdb <name>',
  '42501': 'Let the user of DATABASE_URL own the database: alter database <name> owner to <user>',
  SQLITE_NOTADB: 'The file gyg.db in DATA_DIR is not a database. Restore a backup.',
  SQLITE_CORRUPT: 'The file gyg.db in DATA_DIR is damaged. Restore a backup.',
  SQLITE_FULL: 'The disk of DATA_DIR is full.',
  ENOSPC: 'The disk of DATA_DIR is full.',
};

function adviceFor(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && advice[cause.code]) return advice[cause.code];
  }
  return undefined;
}

/** What a start that failed prints: a sentence if one can help, otherwise the error with its stack. */
export function explainFailure(error: unknown, serverDir: string): unknown {
  const nativePart = explainNativePart(error, serverDir);
  if (nativePart !== undefined) return nativePart;
  if (!(error instanceof Error)) return error;
  const words = adviceFor(error);
  if (words !== undefined) return `\n${error.message}\n${words}\n`;
  return explained.includes(error.name) ? `\n${error.message}\n` : error;
}
