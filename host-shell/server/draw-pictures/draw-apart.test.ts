import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeOnlyPhotographs } from '@gyg/api';
import { drawDemoPictures } from '@gyg/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawApart } from './draw-apart';

const draw = drawApart({
  file: path.join(import.meta.dirname, 'draw-pictures.ts'),
  execArgv: ['--import', createRequire(import.meta.url).resolve('tsx')],
});
let mediaDir = '';
const portrait = () => path.join(mediaDir, 'people', 'elin.webp');

beforeAll(async () => {
  mediaDir = await mkdtemp(path.join(tmpdir(), 'gyg-drawing-'));
  decodeOnlyPhotographs();
  await drawDemoPictures({ mediaDir, style: 'plain' });
  await rm(portrait());
});
afterAll(() => rm(mediaDir, { recursive: true }));

test('a server that decodes photographs only draws missing pictures in another process', async () => {
  await expect(drawDemoPictures({ mediaDir })).rejects.toThrow();
  const progress: string[] = [];
  await draw({ mediaDir, onDone: (done, total) => progress.push(`${done}/${total}`) });
  expect(progress).toEqual(['1/1']);
  expect((await stat(portrait())).size).toBeGreaterThan(1000);
});

test('it fails if the pictures cannot be written', async () => {
  await expect(draw({ mediaDir: portrait(), style: 'plain' })).rejects.toThrow(/ended with 1/);
});
