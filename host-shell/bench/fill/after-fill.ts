import type { Engine } from '@gyg/database';

/** Runs statements on a database that was just filled. */
export interface FilledDatabase {
  engine: Engine;
  run(statement: string): Promise<void>;
}

/**
 * What has to be done after rows were written past the API: here the engine counts its rows, as an installation that has
 * run for a while has.
 */
export async function afterFill(database: FilledDatabase): Promise<void> {
  await database.run('analyze');
}
