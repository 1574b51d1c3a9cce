import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './journey';

const script = path.join(import.meta.dirname, '../docs/examples/a-hosts-year.mjs');

/** Runs the example from the documentation, which checks every response against the real server. */
test('a host’s whole year can be done with the API only', async ({ baseURL }) => {
  const env = { ...process.env, GYG_URL: baseURL };
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env, timeout: 150_000 });
  expect(stdout).toMatch(/A host's year: \d+ calls, all as expected\.\s*$/);
  expect(stdout).toContain('records that Mia came');
});
