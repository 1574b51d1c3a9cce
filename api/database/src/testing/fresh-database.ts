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

/** On a busy machine many calls wait for a connection; tests check their results, not the wait. */
export const connectionWaitMs = 120_000;

const nameOf = (url: string) => new URL(url).pathname.slice(1);

/**
 * Creates a database on the server of `url`, empty or as a copy of `like`, which must have no open connections;
 * returns its URL.
 */
export async function freshDatabase(url: string, like?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copied as files: these databases need not survive a crash.
  await onServer(url, `create database ${name}${like ? ` template ${nameOf(like)} strategy file_copy` : ''}`);
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  return fresh.href;
}

/** Drops a database that `freshDatabase` created. `url` is any other database of the same server. */
export async function dropDatabase(url: string, freshUrl: string): Promise<void> {
  await onServer(url, `drop database if exists ${nameOf(freshUrl)} with (force)`);
}
