import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Journal {
  entries: readonly { tag: string }[];
}

/** The name of the newest migration in a folder of one engine: `0001_triggers`. */
export function newestMigration(migrationsFolder: string): string {
  const journal: Journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));
  return journal.entries.at(-1)?.tag ?? '';
}
