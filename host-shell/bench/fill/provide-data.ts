import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Engine } from '@gyg/database';
import { weekOf } from './size';

const root = resolve(import.meta.dirname, '../../..');
/** Git ignores it. */
export const benchFolder = join(root, 'dist', 'bench');

/** Changes when the tables or what fills them change. */
async function versionOf(engine: Engine): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [join(root, 'api', 'migrations', engine), import.meta.dirname]) {
    for (const name of (await readdir(folder)).toSorted()) {
      if (/\.(sql|ts)$/.test(name) && !name.includes('.test.'))
        hash.update(name).update(await readFile(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** The name of the data of a size in this week. */
export async function nameOfData(engine: Engine, gygs: number): Promise<{ name: string; week: number }> {
  const week = weekOf(Date.now());
  const day = new Date(week).toISOString().slice(0, 10);
  return { name: `${engine}-${gygs}-${day}-${await versionOf(engine)}`, week };
}

/** Fills a database in a process of its own. Rejects if that fails. */
export async function fillApart(
  place: { dataDir: string; databaseUrl?: string },
  { gygs, week }: { gygs: number; week: number },
): Promise<void> {
  const script = join(import.meta.dirname, 'fill.ts');
  const args = ['--import', 'tsx', script, place.dataDir, String(gygs), String(week)];
  const env = { ...process.env, DATABASE_URL: place.databaseUrl ?? '' };
  const child = spawn(process.execPath, args, { stdio: 'inherit', env });
  const stopWithUs = () => child.kill();
  process.on('exit', stopWithUs);
  const [code] = await once(child, 'exit');
  process.off('exit', stopWithUs);
  if (code !== 0) throw new Error(`The database of ${gygs} gygs was not filled.`);
}

async function exists(folder: string): Promise<boolean> {
  return readdir(folder).then(
    () => true,
    () => false,
  );
}

/** Data of a size are large, and those of an older version or week are not used again. */
async function dropOthers(gygs: number): Promise<void> {
  const folder = join(benchFolder, 'data');
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (name.startsWith(`sqlite-${gygs}-`)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * A new folder with a copy of SQLite's data for so many gygs. They are made once, and again when the tables or the
 * generator change, or a week later, because what is upcoming becomes past.
 */
export async function copySqliteData(gygs: number, to: string, say: (line: string) => void): Promise<void> {
  const { name, week } = await nameOfData('sqlite', gygs);
  const kept = join(benchFolder, 'data', name);
  if (!(await exists(kept))) {
    const begun = performance.now();
    const unfinished = `${kept}.unfinished`;
    await dropOthers(gygs);
    await mkdir(unfinished, { recursive: true });
    await fillApart({ dataDir: unfinished }, { gygs, week });
    await rename(unfinished, kept);
    say(`  made the data of ${gygs} gygs in ${Math.round((performance.now() - begun) / 1000)} s`);
  }
  await cp(kept, to, { recursive: true });
}
