import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawCertificate } from '@gyg/api/certificate-pdf';
import { shownCertificate } from '@gyg/api/testing';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createDrawingThread, type DrawingThread } from './drawing-thread';

/** Stands for drawing: what it does is in the person's name. */
const standIn = `
import { parentPort } from 'node:worker_threads';
let count = 0;
parentPort.on('message', ({ person }) => {
  if (person === 'hangs') for (;;);
  if (person === 'exits') throw new Error('the thread broke');
  if (person === 'fails') parentPort.postMessage({ kind: 'failed', reason: 'no ink' });
  else parentPort.postMessage({ kind: 'drawn', pdf: Buffer.from(String(count += 1)) });
});`;

// Inside the repository, so that the thread finds packages.
const cache = path.join(import.meta.dirname, '../../../node_modules/.cache');
let folder = '';
let thread: DrawingThread | undefined;

const start = (file: string, { limit = 60_000, rest = 60_000 } = {}) => {
  thread = createDrawingThread({ threadFile: path.join(folder, file), limit, rest });
  const { draw } = thread;
  return (person = shownCertificate.person) => draw({ ...shownCertificate, person });
};

beforeAll(async () => {
  folder = await mkdtemp(`${cache}-drawing-`);
  await writeFile(path.join(folder, 'stand-in.mjs'), standIn);
  await build({
    entryPoints: [path.join(import.meta.dirname, 'thread.ts')],
    outfile: path.join(folder, 'thread.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pdfkit'],
  });
});
afterEach(async () => thread?.close());
afterAll(() => rm(folder, { recursive: true }));

test('the thread draws the same file as this one would', async () => {
  const draw = start('thread.mjs');
  expect(await draw()).toEqual(await drawCertificate(shownCertificate));
});

test('a drawing that fails or breaks the thread costs only itself', async () => {
  const draw = start('stand-in.mjs');
  expect(String(await draw())).toBe('1');
  expect(String(await draw())).toBe('2');
  await expect(draw('fails')).rejects.toThrow('no ink');
  await expect(draw('exits')).rejects.toThrow('the thread broke');
  expect(String(await draw())).toBe('1');
});

test('a drawing that hangs is ended by this thread, which goes on meanwhile', async () => {
  await expect(start('stand-in.mjs', { limit: 50 })('hangs')).rejects.toThrow(/abort/);
});

test('the thread ends after a rest', async () => {
  const draw = start('stand-in.mjs', { rest: 0 });
  expect(String(await draw())).toBe('1');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(String(await draw())).toBe('1');
});
