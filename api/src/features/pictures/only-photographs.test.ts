import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testPicture } from '../../testing/test-picture';
import { encodePicture } from './encode-picture';
import { decodeOnlyPhotographs } from './limit-decoding';

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);

test('after the call only JPEG and PNG can be decoded in this process', async () => {
  const of = async (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff') =>
    Buffer.from(await testPicture({ width: 1600, height: 900, format }));
  const [jpeg, png, ...others] = await Promise.all([of('jpeg'), of('png'), of('webp'), of('gif'), of('tiff')]);
  await expect(sharp(svg).png().toBuffer()).resolves.toBeDefined();

  decodeOnlyPhotographs();
  for (const bytes of [svg, ...others]) await expect(sharp(bytes).png().toBuffer()).rejects.toThrow();
  for (const bytes of [jpeg, png]) {
    expect((await encodePicture({ kind: 'hero', read: async () => bytes })).files).toHaveLength(4);
  }
});
