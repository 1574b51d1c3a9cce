import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawGoalPictures } from './draw-pictures';
import { goalPictures } from './picture-list';

const mediaDir = await mkdtemp(path.join(tmpdir(), 'gyg-goals-'));
afterAll(() => rm(mediaDir, { recursive: true }));

test('an installation without the demo gets only the goals’ pictures, in all sizes', async () => {
  const goals = path.join(mediaDir, 'goals');
  await mkdir(goals);
  // Only one goal's pictures are missing, because drawing all takes long.
  const present = goalPictures().map(({ address }) => path.basename(address));
  expect(present).toHaveLength(17 * 3 * 4);
  for (const name of present.filter((file) => !/^14-[^23]/.test(file))) await writeFile(path.join(goals, name), '');
  await drawGoalPictures({ mediaDir });
  expect(await readdir(mediaDir)).toEqual(['goals']);
  const drawn = (await readdir(goals)).filter((name) => /^14-[^23]/.test(name)).map((name) => name.slice(3));
  expect(drawn.sort()).toEqual([
    '1600.webp',
    '480.webp',
    '960.webp',
    'night-480.webp',
    'night-960.webp',
    'share.jpg',
    'wide-1600.webp',
    'wide-960.webp',
    'wide-night-1600.webp',
    'wide-night-960.webp',
  ]);
});
