// node api/database/generate-migrations.mjs <name> [--custom]
// Compares the schema with the newest snapshot of each engine and writes the next migration for both, under one name.
// --custom: empty ones, for statements that the schema does not describe.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const drizzleKit = join(dirname(require.resolve('drizzle-kit')), 'bin.cjs');
const [name, ...flags] = process.argv.slice(2);
const custom = flags.includes('--custom');
if (!name || !/^[a-z0-9-]+$/.test(name) || flags.length > (custom ? 1 : 0)) {
  process.stderr.write('Say what the migration does: node api/database/generate-migrations.mjs add-waiting-list\n');
  process.exit(1);
}

/** The schema builds its tables for the engine of DATABASE_URL; no connection is opened. */
const engines = [
  { folder: 'sqlite', dialect: 'sqlite', databaseUrl: '' },
  { folder: 'postgres', dialect: 'postgresql', databaseUrl: 'postgres://schema-only' },
];

/** The snapshots of an engine, oldest first. Only the newest is needed for the next migration. */
const snapshotsOf = (folder) => {
  const meta = join(here, '..', 'migrations', folder, 'meta');
  const names = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'));
  return names.sort().map((file) => join(meta, file));
};

/** Gives each column, index, reference and check one line, where drizzle-kit writes many. */
const shortened = (json) => json.replace(/\n {10,}/g, ' ').replace(/\n {8}([}\]])/g, ' $1');

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
      ...flags,
    ],
    { cwd: here, stdio: 'inherit', env: { ...process.env, DATABASE_URL: databaseUrl } },
  );
  if (status !== 0) process.exit(status ?? 1);
  const newest = snapshotsOf(folder).at(-1);
  // A custom migration changes nothing that the schema describes: the snapshot before it is still right.
  if (custom) rmSync(newest);
  else writeFileSync(newest, shortened(readFileSync(newest, 'utf8')));
}
