import { sceneSvg } from '@gyg/design-system/art';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { rasterisePaperCut } from './paper-cut';

const [width, height] = [960, 540];
const drawn = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
const apart = (a: Buffer, b: Buffer) => a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

it.each([
  ['shore', false],
  ['shelter', true],
] as const)(
  'keeps the paper’s shadows in a %s scene: at least twice as close to the slow drawing as without them',
  async (kind, night) => {
    const svg = sceneSvg({ kind, goalId: 14, night, width, height });
    const slow = await drawn(svg);
    const { data, info } = await rasterisePaperCut(svg, width, height);
    const flat = await drawn(svg.replace(/ filter="url\(#(?:low|high)\)"/g, ''));
    expect(info).toEqual({ width, height, channels: 3 });
    expect(apart(slow, data)).toBeLessThan(apart(slow, flat) / 2);
  },
);
