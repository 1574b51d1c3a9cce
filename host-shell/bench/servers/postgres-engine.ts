import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '@gyg/database/testing';
import pg from 'pg';
import { benchFolder, fillApart, nameOfData } from '../fill/provide-data';
import type { Engines, Installation } from './installation';

/** A name that PostgreSQL takes without quotes. */
const plainName = (name: string) => name.replaceAll('-', '_');

/**
 * Installations on a PostgreSQL of this benchmark, whose files are kept: filled databases are templates for those of a
 * run.
 */
export async function openPostgresEngine(folder: string, say: (line: string) => void): Promise<Engines> {
  const server = await startPostgres({ keptIn: join(benchFolder, 'data', 'postgres') });
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const urlOf = (name: string) => Object.assign(new URL(server.url), { pathname: name }).href;
  const ofRun: string[] = [];

  async function create(name: string, like?: string): Promise<string> {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}${like ? ` template ${like} strategy file_copy` : ''}`);
    return urlOf(name);
  }
  async function createForRun(name: string, like?: string): Promise<string> {
    const own = `run_${process.pid}_${name}_${ofRun.length}`;
    ofRun.push(own);
    return create(own, like);
  }
  /** The template with so many gygs, which is made when it is missing. */
  async function templateOf(gygs: number): Promise<string> {
    const { name, week } = await nameOfData('postgres', gygs);
    const template = plainName(name);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 1) return template;
    const others = await admin.query<{ name: string }>(
      'select datname as name from pg_database where datname like $1',
      [`%postgres\\_${gygs}\\_%`],
    );
    for (const other of others.rows) await admin.query(`drop database ${other.name} with (force)`);
    const begun = performance.now();
    const unfinished = `unfinished_${template}`;
    await fillApart({ dataDir: folder, databaseUrl: await create(unfinished) }, { gygs, week });
    await admin.query(`alter database ${unfinished} rename to ${template}`);
    say(`  made the data of ${gygs} gygs in ${Math.round((performance.now() - begun) / 1000)} s`);
    return template;
  }
  const installIn = async (gygs: number, databaseUrl: string): Promise<Installation> => ({
    gygs,
    databaseUrl,
    dataDir: await mkdtemp(join(folder, 'files-')),
  });
  return {
    engine: 'postgres',
    install: async (gygs) => installIn(gygs, await createForRun('product', await templateOf(gygs))),
    installEmpty: async () => installIn(0, await createForRun('demo')),
    flat: async (name) => ({ BENCH_FOLDER: folder, BENCH_DATABASE_URL: await createForRun(name) }),
    async stop() {
      for (const name of ofRun) await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
      await server.stop();
    },
  };
}
