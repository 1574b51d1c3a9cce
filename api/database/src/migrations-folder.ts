import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder with one sub-folder of migrations per engine: `api/migrations` in the nearest parent folder that has it,
 * which works for the source and for the server's bundle in dist. Throws when there is none.
 */
export function findMigrationsFolder(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; ; folder = dirname(folder)) {
    const candidate = join(folder, 'api', 'migrations');
    if (existsSync(candidate)) return candidate;
    if (dirname(folder) === folder) throw new Error(`No api/migrations in any folder above ${start}`);
  }
}
