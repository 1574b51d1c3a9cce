/** A backup or a restore that is refused; the database is unchanged. The message explains what to do. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
