import { BackupRefused } from './backup-refused';
import type { DatabaseBackup } from './database-backup';

type Content = Pick<DatabaseBackup, 'migration' | 'rows'>;

/** Throws if a restored database does not contain what the manifest says. */
export function assertSameContent(expected: Content, actual: Content): void {
  const names = new Set([...Object.keys(expected.rows), ...Object.keys(actual.rows)]);
  const different = [...names].filter((name) => expected.rows[name] !== actual.rows[name]);
  if (expected.migration !== actual.migration) different.push('the schema');
  if (different.length === 0) return;
  throw new BackupRefused(`The backup does not contain what its manifest says: ${different.sort().join(', ')} differ.`);
}
