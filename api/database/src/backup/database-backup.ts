import type { Engine } from '../engine-choice';

/** Which database: PostgreSQL by its URL, otherwise `gyg.db` in the folder. */
export interface DatabasePlace {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** What a backup of a database contains. */
export interface DatabaseBackup {
  engine: Engine;
  /** The time of the newest migration, which identifies the schema. */
  migration: number;
  /** The number of rows of each table. */
  rows: Record<string, number>;
}

/** A backup to restore from. */
export interface RestoreSource extends DatabaseBackup {
  /** The folder that `backupDatabase` wrote. */
  folder: string;
}

export interface RestoreOptions {
  /** Replace a database that has tables. */
  replace: boolean;
  /** Folder with the sub-folders `sqlite` and `postgres`; found automatically when omitted. */
  migrationsDir?: string | undefined;
}
