import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawDemoPictures } from '@gyg/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDrawingProcess } from './drawing-process';

const ends: (Error | undefined)[] = [];
const ending = new EventEmitter();
const processIn = (mediaDir: string) =>
  createDrawingProcess({
    file: path.join(import.meta.dirname, 'draw-pictures.ts'),
    execArgv: ['--import', createRequire(import.meta.url).resolve('tsx')],
    mediaDir,
    onEnd(failure) {
      ends.push(failure);
      ending.emit('end');
    },
  });
let folder = '';
const media = (...parts: string[]) => path.join(folder, 'media', ...parts);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gyg-drawing-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a picture that someone waits for is drawn first; a stop leaves whole pictures', async () => {
  const drawing = processIn(media());
  await drawing.waitFor('people/elin.webp');
  drawing.start();
  drawing.start();
  await Promise.all([drawing.waitFor('people/elin.webp'), drawing.waitFor('people/elin.webp')]);
  expect((await stat(media('people', 'elin.webp'))).size).toBeGreaterThan(1000);
  for (const nothing of ['people/unknown.webp', 'people', '../secret.txt', '']) await drawing.waitFor(nothing);
  await drawing.close();
  expect((await readdir(media(), { recursive: true })).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(await readdir(media())).not.toContain('proposals');
  expect(ends).toEqual([]);
});

test('it ends when every picture is there', async () => {
  await drawDemoPictures({ mediaDir: media(), style: 'plain' }).finished;
  const elias = media('people', 'elias.webp');
  await rm(elias);
  const drawing = processIn(media());
  // It has a low priority, and gets little of a busy processor.
  const ended = once(ending, 'end');
  drawing.start();
  await ended;
  expect(ends).toEqual([undefined]);
  expect((await stat(elias)).size).toBeGreaterThan(1000);
  await drawing.waitFor('people/elias.webp');
  await drawing.close();
});

test('it reports that pictures cannot be written, and no one waits any longer', async () => {
  ends.length = 0;
  const drawing = processIn(media('people', 'elin.webp'));
  drawing.start();
  await drawing.waitFor('people/elin.webp');
  await drawing.close();
  expect(String(ends[0])).toMatch(/ended with 1/);
});
