import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRemoteRow } from '@gyg/contract/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readBucketAddress } from './bucket-place.mjs';
import { checkFiles, transferBuild } from './build-files.mjs';
import { changeRows } from './change-rows.mjs';
import { openPlaces } from './commands.mjs';
import { deployed, rolledBack } from './history.mjs';
import { rowsIn } from './table-text.mjs';
import { plantBuild } from './testing/plant-build';
import { startBucket } from './testing/start-bucket';

let folder = '';
let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gyg-bucket-'));
  bucket = await startBucket();
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => {
  vi.unstubAllEnvs();
  bucket.stop();
  rmSync(folder, { recursive: true });
});

const own = () => path.join(folder, 'own');
async function deploy(version: string, where: object = {}, publicUrl = 'https://cdn.example/gyg/') {
  const from = path.join(folder, version);
  plantBuild(from, 'booking', version);
  const { files, table } = await openPlaces({ to: bucket.url, ...where }, own());
  const { row } = await transferBuild({ from, name: 'booking', files, publicUrl });
  await changeRows(table, { booking: deployed(row) });
  return { files, table, row };
}
const table = () => rowsIn(bucket.text('remotes.json'));

describe('a remote in a bucket', () => {
  test('has its files there for a year, a row with their addresses, and a history', async () => {
    const { files, row } = await deploy('1.0.0');
    expect(row.entry).toBe('https://cdn.example/gyg/remotes/booking/remoteEntry.1000000000.js');
    expect(table()).toEqual({ booking: row });
    const { headers } = bucket.files.get('/cdn/gyg/remotes/booking/js/area.1000000000.js') ?? {};
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(bucket.files.get('/cdn/gyg/remotes.json')?.headers['cache-control']).toBe('no-cache');
    expect([...bucket.files.keys()].filter((key) => key.endsWith('.br'))).toEqual([]);
    expect(JSON.parse(bucket.text('remotes/booking/history.json') ?? '')).toHaveLength(1);
    expect(await checkFiles(files, 'booking', row)).toEqual({ count: 3, missing: [], wrong: [] });
  });

  test('goes back to the row before', async () => {
    await deploy('1.0.0');
    const { table: place } = await deploy('1.1.0');
    await changeRows(place, { booking: rolledBack(undefined) });
    expect(table().booking?.version).toBe('1.0.0');
  });

  test('keeps the row that another deploy writes between reading and writing', async () => {
    await deploy('1.0.0');
    const other = buildRemoteRow({ basePaths: ['/other'] });
    const key = '/cdn/gyg/remotes.json';
    bucket.early.set(key, () => {
      const bytes = Buffer.from(JSON.stringify({ ...table(), other }));
      bucket.files.set(key, { bytes, headers: {} });
    });
    await deploy('1.1.0');
    expect(table()).toMatchObject({ booking: { version: '1.1.0' }, other });
  });

  test('may have its row in the folder of a server', async () => {
    mkdirSync(path.join(folder, 'dist'));
    writeFileSync(path.join(folder, 'dist', 'remotes.json'), '{}');
    const { row } = await deploy('1.0.0', { table: path.join(folder, 'dist') });
    expect(bucket.text('remotes.json')).toBeUndefined();
    expect(rowsIn(readFileSync(path.join(folder, 'dist', 'remotes.json'), 'utf8'))).toEqual({ booking: row });
  });
});

test('a bucket without conditional writes is refused unless the caller accepts it', async () => {
  bucket.stop();
  bucket = await startBucket({ conditional: false });
  await expect(deploy('1.0.0')).rejects.toThrow('Add --unconditional');
  await deploy('1.0.0', { unconditional: true });
  expect(table().booking?.version).toBe('1.0.0');
});

test('a bucket that refuses the key, and a missing key, are refused in words', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'other');
  await expect(deploy('1.0.0')).rejects.toThrow('The bucket cdn refused a request');
  vi.stubEnv('AWS_ACCESS_KEY_ID', '');
  await expect(deploy('1.0.0')).rejects.toThrow('Set AWS_ACCESS_KEY_ID');
});

test.each([
  ['s3://', 'must be s3://bucket/prefix'],
  ['s3://cdn', 'needs a region or an endpoint'],
  ['s3://key:secret@cdn?region=x', 'must not hold credentials'],
  ['s3://cdn?regio=x', 'does not know regio'],
  ['s3://cdn?endpoint=ftp://x', 'needs an http or https address'],
])('%s is no bucket', (address, reason) => {
  expect(() => readBucketAddress(address)).toThrow(reason);
});
