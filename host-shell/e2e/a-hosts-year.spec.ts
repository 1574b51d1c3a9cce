import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './journey';

const script = path.join(import.meta.dirname, '../docs/examples/a-hosts-year.mjs');

/** The example of the documentation runs as it stands: every answer in it is what the server really says. */
test('a host’s whole year goes by the API alone', async ({ baseURL }) => {
  const env = { ...process.env, GYG_URL: baseURL };
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env, timeout: 150_000 });
  expect(stdout).toMatch(/A host's year: \d+ calls, all as expected\.\s*$/);
  expect(stdout).toContain('records that Mia came');
});
