import pg from 'pg';
import { BackupRefused } from './backup-refused';

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs `work` with one connection, without the timeouts of a server's pool, and closes it.
 * @throws {BackupRefused} if the database does not respond
 */
export async function withPostgres<T>(
  databaseUrl: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: name });
  await client.connect().catch((error: unknown) => {
    const { host } = new URL(databaseUrl);
    throw new BackupRefused(`The database at ${host} does not respond: ${reasonOf(error)}`);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
