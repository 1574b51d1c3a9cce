import { type ImageKind, imageRules } from '@gyg/contract';
import sharp from 'sharp';

interface TestPictureOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff';
}

const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

async function draw({ width = 1200, height = 800, format = 'png' }: TestPictureOptions) {
  const plain = sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 60 } } });
  return new Uint8Array(await plain.toFormat(format).toBuffer());
}

/** A picture of one colour, created once for each size and format. */
export function testPicture(options: TestPictureOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify(options);
  const picture = pictures.get(key) ?? draw(options);
  pictures.set(key, picture);
  return picture;
}

/** The smallest picture that is accepted as this kind. */
export function goodPicture(kind: ImageKind): Promise<Uint8Array<ArrayBuffer>> {
  const { minHeight, aspect } = imageRules[kind];
  return testPicture({ width: Math.ceil(minHeight * (aspect ?? 1)), height: minHeight });
}
