import type { ImageKind } from '@gyg/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { goodPicture, testPicture } from '../../testing/test-picture';
import { encodePicture } from './encode-picture';

const encode = async (kind: ImageKind, bytes: Uint8Array) =>
  encodePicture({ kind, read: async () => Buffer.from(bytes) });
const refusal = (code: string, message?: RegExp) =>
  expect.objectContaining({ code, ...(message ? { message: expect.stringMatching(message) } : {}) });

const canvas = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } });
const hero = () => canvas(1600, 900);

describe('the files of a picture', () => {
  test.each([
    ['hero', 1920, 1080, ['-480.webp', '-960.webp', '-1600.webp', '-share.jpg']],
    ['hero', 1067, 600, ['-480.webp', '-960.webp', '-1066.webp', '-share.jpg']],
    ['profile', 1000, 1000, ['-96.webp', '-256.webp', '-512.webp']],
    ['logo', 200, 150, ['-128.webp', '-200.webp']],
    ['media', 3000, 3000, ['-480.webp', '-960.webp', '-1080.webp']],
  ] as const)('%s of %i by %i', async (kind, width, height, endings) => {
    const { files } = await encode(kind, await testPicture({ width, height }));
    expect(files.map(({ ending }) => ending)).toEqual(endings);
    for (const { ending, bytes } of files) {
      const { format, width: real } = await sharp(bytes).metadata();
      expect(ending).toBe(format === 'jpeg' ? '-share.jpg' : `-${real}.webp`);
    }
  });

  test('a hero is 16:9 to the pixel and its share picture 1200 by 630', async () => {
    const { width, height, files } = await encode('hero', await testPicture({ width: 1366, height: 768 }));
    expect(width / height).toBeCloseTo(16 / 9, 2);
    expect(await sharp(files.at(-1)?.bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  });

  test('contain no location, camera, profile or comment', async () => {
    const exif = { IFD0: { Make: 'Camera', Copyright: 'Somebody' }, IFD3: { GPSLatitude: '58/1 21/1 0/1' } };
    const marked = await hero().withExif(exif).withIccProfile('p3').jpeg().toBuffer();
    expect((await sharp(marked).metadata()).exif?.includes('Camera')).toBe(true);
    for (const { bytes } of (await encode('hero', marked)).files) {
      const { exif: left, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect({ left, xmp, iptc, icc }).toEqual({ left: undefined, xmp: undefined, iptc: undefined, icc: undefined });
      expect(bytes.includes('Camera')).toBe(false);
    }
  });

  test('are stored upright, for every orientation tag', async () => {
    const turned = await canvas(900, 1600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await encode('hero', turned)).toMatchObject({ width: 1600, height: 900 });
    const lying = await hero().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await expect(encode('hero', lying)).rejects.toEqual(refusal('image.error_uploading', /16:9/));
  });

  test.each([
    ['print colours', () => hero().toColourspace('cmyk').jpeg().toBuffer()],
    ['sixteen bits', () => hero().toColourspace('rgb16').png().toBuffer()],
    ['grey', () => hero().greyscale().png().toBuffer()],
    ['a palette', () => hero().png({ palette: true }).toBuffer()],
    ['progressive lines', () => hero().jpeg({ progressive: true }).toBuffer()],
    ['transparency', () => canvas(1600, 900, 4).png().toBuffer()],
  ])('of %s are plain sRGB', async (_name, draw) => {
    const { files } = await encode('hero', await draw());
    for (const { bytes } of files) {
      expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' });
    }
  });

  test('of a wide gamut show the same colour in sRGB', async () => {
    const red = { create: { width: 1600, height: 900, channels: 3 as const, background: { r: 200, g: 30, b: 30 } } };
    const p3 = await sharp(red).withIccProfile('p3').png().toBuffer();
    const { data } = await sharp((await encode('hero', p3)).files[0]?.bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.abs((data[0] ?? 0) - 200)).toBeLessThan(8);
    expect(Math.abs((data[1] ?? 0) - 30)).toBeLessThan(12);
  });

  test('keep a logo’s transparency', async () => {
    const { files } = await encode('logo', await canvas(300, 300, 4).png().toBuffer());
    expect((await sharp(files.at(-1)?.bytes).metadata()).hasAlpha).toBe(true);
  });
});

describe('a picture is refused', () => {
  test.each(['webp', 'gif', 'tiff'] as const)('as %s', async (format) => {
    const bytes = await testPicture({ width: 1600, height: 900, format });
    await expect(encode('hero', bytes)).rejects.toEqual(refusal('image.wrong_type'));
  });

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><image href="file:///etc/passwd"/></svg>',
    '<?xml version="1.0"?><svg/>',
    '%PDF-1.4',
    '<html>',
    '',
  ])('as %j', async (text) => {
    await expect(encode('hero', Buffer.from(text))).rejects.toEqual(refusal('image.wrong_type'));
  });

  test('with only the first bytes of a picture', async () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"></svg>');
    await expect(encode('hero', png)).rejects.toEqual(refusal('image.error_uploading'));
    await expect(encode('hero', Buffer.concat([png, svg]))).rejects.toEqual(refusal('image.error_uploading'));
    const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
    await expect(encode('hero', Buffer.concat([jpeg, svg]))).rejects.toEqual(refusal('image.error_uploading'));
  });

  test('that is cut off', async () => {
    const whole = await hero().jpeg().toBuffer();
    const cut = encode('hero', whole.subarray(0, whole.length / 2));
    await expect(cut).rejects.toEqual(refusal('image.error_uploading', /damaged/));
  });

  test.each([
    ['profile', 999, 999, 'image.too_small', /1000 pixels high, this one has 999/],
    ['hero', 1065, 599, 'image.too_small', /600/],
    ['story', 1024, 576, 'image.too_small', /600/],
    ['profile', 1100, 1000, 'image.error_uploading', /square/],
    ['hero', 1200, 800, 'image.error_uploading', /16:9/],
    ['logo', 1200, 200, 'image.error_uploading', /three times/],
  ] as const)('as %s of %i by %i', async (kind, width, height, code, message) => {
    await expect(encode(kind, await testPicture({ width, height }))).rejects.toEqual(refusal(code, message));
  });

  test('of more than 40 million pixels, before it is unpacked', async () => {
    const bomb = await testPicture({ width: 9000, height: 5000 });
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(encode('hero', bomb)).rejects.toEqual(refusal('image.too_large', /40 million/));
  });
});

test.each(['profile', 'hero', 'logo', 'story', 'media', 'proposal'] as const)(
  'a picture of exactly the smallest %s is accepted, as is the rounding of a crop',
  async (kind) => {
    await expect(encode(kind, await goodPicture(kind))).resolves.toBeDefined();
  },
);
