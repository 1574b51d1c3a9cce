import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawGoalPictures } from './draw-goal-pictures';

const mediaDir = await mkdtemp(path.join(tmpdir(), 'gyg-goals-'));
afterAll(() => rm(mediaDir, { recursive: true }));

test('an installation without the demo gets only the goals’ pictures, in all sizes', async () => {
  await drawGoalPictures({ mediaDir });
  expect(await readdir(mediaDir)).toEqual(['goals']);
  const files = await readdir(path.join(mediaDir, 'goals'));
  expect(files).toHaveLength(17 * 4);
  expect(files).toEqual(expect.arrayContaining(['1-1600.webp', '17-480.webp', '14-960.webp', '14-share.jpg']));
});
