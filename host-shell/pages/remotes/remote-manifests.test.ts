import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRemoteRow } from '@gyg/contract/testing';
import express from 'express';
import { afterAll, expect, test } from 'vitest';
import { createRemoteManifests } from './remote-manifests';
import type { VisitorTableState } from './visitor-tables';

const distDir = await mkdtemp(path.join(tmpdir(), 'gyg-manifests-'));
await mkdir(path.join(distDir, 'remotes/booking'), { recursive: true });
for (const version of ['old', 'new'])
  await writeFile(path.join(distDir, `remotes/booking/remoteEntry.${version}.manifest.json`), `{ "id": "${version}" }`);

const state: VisitorTableState = { table: {}, leftOut: [], complete: true };
const deployed = (entry: string) => {
  state.table = { booking: { ...buildRemoteRow(), entry } };
};
const remotes = { forTable: async () => state, forPage: async () => state };
const app = express().use(createRemoteManifests({ distDir, remotes }));
const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(async () => {
  server.close();
  await rm(distDir, { recursive: true });
});
const get = () => {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/remotes/booking/mf-manifest.json`, { redirect: 'manual' });
};

test('the manifest is that of the build in the table, after a deploy and after a rollback', async () => {
  for (const version of ['old', 'new', 'old']) {
    deployed(`/remotes/booking/remoteEntry.${version}.js`);
    const response = await get();
    expect(await response.json()).toEqual({ id: version });
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  }
});

test('a build at another origin has its manifest there', async () => {
  deployed('https://cdn.example/remotes/booking/remoteEntry.new.js');
  expect((await get()).headers.get('location')).toBe(
    'https://cdn.example/remotes/booking/remoteEntry.new.manifest.json',
  );
});

test('a remote that is not in the table has none', async () => {
  state.table = {};
  expect((await get()).status).toBe(404);
});
