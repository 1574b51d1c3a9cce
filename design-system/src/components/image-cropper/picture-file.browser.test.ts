import { describe, expect, it } from 'vitest';
import { cutPicture, openPicture, previewCrop, turnPicture } from './picture-file';

/** A picture with a red left half and a blue right half. */
async function draw(width: number, height: number, type: 'image/jpeg' | 'image/png' | 'image/webp', name = 'me.jpg') {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on');
  for (const [colour, x] of [['#f00', 0] as const, ['#00f', width / 2] as const]) {
    context.fillStyle = colour;
    context.fillRect(x, 0, width / 2, height);
  }
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

/** Sets a JPEG's EXIF orientation to 6 (rotated camera): the picture's top is on its right. */
async function turned(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const exif = [
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
  ];
  return new File([bytes.slice(0, 2), new Uint8Array(exif), bytes.slice(2)], file.name, { type: file.type });
}

async function opened(file: File) {
  const picture = await openPicture(file);
  if (typeof picture === 'string') throw new Error(`The picture is ${picture}`);
  return picture;
}

async function colourAt(file: Blob, x: number, y: number): Promise<'red' | 'blue'> {
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
  return red > blue ? 'red' : 'blue';
}

describe('opening a picture', () => {
  it('checks the file’s content, not its name', async () => {
    expect(await openPicture(new File(['RIFF1234WAVE'], 'me.jpg', { type: 'image/jpeg' }))).toBe('wrongType');
    expect(await openPicture(new File(['<svg/>'], 'me.png', { type: 'image/png' }))).toBe('wrongType');
    expect((await opened(await draw(10, 10, 'image/png', 'me'))).type).toBe('image/png');
  });

  it('opens a WebP as a JPEG', async () => {
    const { file, type, size } = await opened(await draw(10, 10, 'image/webp', 'me.webp'));
    expect([file.name, file.type, type, size]).toEqual([
      'me.jpg',
      'image/jpeg',
      'image/jpeg',
      { width: 10, height: 10 },
    ]);
    expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect([await colourAt(file, 1, 1), await colourAt(file, 8, 8)]).toEqual(['red', 'blue']);
  });

  it('reports a damaged file', async () => {
    expect(await openPicture(new File([new Uint8Array([0xff, 0xd8, 0xff, 0])], 'me.jpg'))).toBe('unreadable');
  });

  it('returns a smaller copy with the orientation applied', async () => {
    const picture = await opened(await turned(await draw(3000, 2000, 'image/jpeg')));
    expect(picture.size).toEqual({ width: 2000, height: 3000 });
    const preview = await (await fetch(picture.preview)).blob();
    const { width, height } = await createImageBitmap(preview);
    expect([width, height]).toEqual([1067, 1600]);
    // The left half is now at the top, the right half at the bottom.
    expect([await colourAt(preview, 500, 100), await colourAt(preview, 500, 1500)]).toEqual(['red', 'blue']);
  });

  it('keeps the page responsive while it opens forty million pixels', async () => {
    const file = await draw(7700, 5200, 'image/jpeg');
    const moments: number[] = [];
    let open = true;
    const live = () => {
      moments.push(performance.now());
      if (open) setTimeout(live, 0);
    };
    live();
    const { size } = await opened(file);
    open = false;
    live();
    expect(size).toEqual({ width: 7700, height: 5200 });
    // Compares with the total instead of a fixed time, since a busy machine slows both. Decoding on the page's thread
    // would take nearly all of it.
    const pauses = moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment));
    expect(Math.max(...pauses) / pauses.reduce((whole, wait) => whole + wait)).toBeLessThan(0.85);
  });
});

describe('cutting a picture', () => {
  it('returns the area with the file’s name and type, at most 1920 by 1080', async () => {
    const picture = await opened(await draw(4000, 2000, 'image/png', 'boat.png'));
    const cut = await cutPicture(picture, { x: 2000, y: 0, width: 2000, height: 2000 });
    expect([cut.name, cut.type]).toEqual(['boat.png', 'image/png']);
    expect(await opened(cut)).toMatchObject({ type: 'image/png', size: { width: 1080, height: 1080 } });
    expect(await colourAt(cut, 540, 540)).toBe('blue');
  });

  it('keeps the size of a smaller one', async () => {
    const picture = await opened(await draw(1200, 1000, 'image/jpeg'));
    const cut = await cutPicture(picture, { x: 0, y: 0, width: 1000, height: 1000 });
    expect(await opened(cut)).toMatchObject({ type: 'image/jpeg', size: { width: 1000, height: 1000 } });
  });

  it('turns a picture to the right, and cuts the area of the turned picture', async () => {
    const picture = await opened(await draw(3000, 2000, 'image/jpeg'));
    const once = await turnPicture(picture);
    expect([once.size, once.turns]).toEqual([{ width: 2000, height: 3000 }, 1]);
    // The right half of the picture is blue: turned to the right it is below.
    const area = { x: 0, y: 1500, width: 1500, height: 1500 };
    expect(await colourAt(await cutPicture(once, area), 500, 500)).toBe('blue');
    const preview = await fetch(await previewCrop(once, area, 300));
    expect(await colourAt(await preview.blob(), 150, 150)).toBe('blue');
    const twice = await turnPicture(once);
    expect(await colourAt(await cutPicture(twice, { ...area, y: 0 }), 500, 500)).toBe('blue');
    expect((await turnPicture(await turnPicture(twice))).turns).toBe(0);
  });

  it('applies the orientation before cropping', async () => {
    const picture = await opened(await turned(await draw(3000, 2000, 'image/jpeg')));
    const cut = await cutPicture(picture, { x: 0, y: 1500, width: 1500, height: 1500 });
    expect(await colourAt(cut, 500, 500)).toBe('blue');
  });
});
