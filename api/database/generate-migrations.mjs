// node api/database/generate-migrations.mjs <name>
// Compares the schema with the last migration of each engine and writes the next one for both, under one name.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const drizzleKit = join(dirname(require.resolve('drizzle-kit')), 'bin.cjs');
const name = process.argv[2];
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  process.stderr.write('Say what the migration does: node api/database/generate-migrations.mjs add-waiting-list\n');
  process.exit(1);
}

/** The schema builds its tables for the engine of DATABASE_URL; no connection is opened. */
const engines = [
  { folder: 'sqlite', dialect: 'sqlite', databaseUrl: '' },
  { folder: 'postgres', dialect: 'postgresql', databaseUrl: 'postgres://schema-only' },
];

for (const { folder, dialect, databaseUrl } of engines) {
  const { status } = spawnSync(
    process.execPath,
    [
      drizzleKit,
      'generate',
      `--dialect=${dialect}`,
      '--schema=./src/schema/index.ts',
      `--out=../migrations/${folder}`,
      '--casing=snake_case',
      `--name=${name}`,
    ],
    { cwd: here, stdio: 'inherit', env: { ...process.env, DATABASE_URL: databaseUrl } },
  );
  if (status !== 0) process.exit(status ?? 1);
}
