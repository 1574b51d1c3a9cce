import { rebuildCards } from '@gyg/api/testing';
import { type Engine, openDatabase } from '@gyg/database';

/** Where the data go: a folder for SQLite, else the URL of an empty database. */
export interface FillPlace {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Runs statements on a database that was just filled. */
export interface FilledDatabase {
  engine: Engine;
  run(statement: string): Promise<void>;
}

/** Forgets which gygs changed, because all of their cards are written next. */
export async function forgetChanges(database: FilledDatabase): Promise<void> {
  await database.run('delete from gyg_card_changes');
}

/** Writes what the product itself makes of rows: the cards of gygs. */
export async function writeCards(place: FillPlace): Promise<void> {
  const database = await openDatabase(place);
  await rebuildCards(database);
  await database.close();
}

/** Lets the engine count its rows, as an installation that has run for a while has. */
export async function countRows(database: FilledDatabase): Promise<void> {
  await database.run('analyze');
}
