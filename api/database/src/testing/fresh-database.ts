import { randomUUID } from 'node:crypto';
import pg from 'pg';

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes a new empty database on the server of `url`; gives its own url. */
export async function freshDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `create database ${name}`);
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  return fresh.href;
}

/** Drops a database that `freshDatabase` made. `url` is any other database of the same server. */
export async function dropDatabase(url: string, freshUrl: string): Promise<void> {
  await onServer(url, `drop database if exists ${new URL(freshUrl).pathname.slice(1)} with (force)`);
}
