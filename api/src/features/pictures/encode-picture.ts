import { type ImageKind, type ImageRule, imageLimits, imageRules } from '@gyg/contract';
import sharp, { type Sharp } from 'sharp';
import type { UploadedImage } from '../../http/uploads/temporary-file';
import { isProblem, problem } from '../../problem';
import { limitDecoding } from './limit-decoding';

/** A size of a picture, by the suffix of its URL. */
export interface EncodedFile {
  ending: string;
  bytes: Buffer;
}

/** Width and height in pixels, after orientation. */
interface Size {
  width: number;
  height: number;
}

const named = (aspect: number) => (aspect === 1 ? 'a square' : '16:9');

/**
 * The size of the largest stored picture made from one of `size`. Throws `image.too_large`, `image.too_small` or, where
 * the crop is wrong, `image.error_uploading`, each with a message for people.
 */
function storedSize({ width, height }: Size, { aspect, minHeight, largest }: ImageRule): Size {
  if (width * height > imageLimits.pixels) {
    throw problem('image.too_large', { detail: 'The picture has more than 40 million pixels' });
  }
  if (height < minHeight) {
    const detail = `The picture must be at least ${minHeight} pixels high, this one has ${height}`;
    throw problem('image.too_small', { detail });
  }
  const shape = width / height;
  if (aspect === null) {
    if (shape > imageLimits.widest || shape < 1 / imageLimits.widest) {
      throw problem('image.error_uploading', { detail: 'No side may be longer than three times the other' });
    }
    const scale = Math.min(1, largest.width / width, largest.height / height);
    return { width: Math.round(width * scale), height: Math.round(height * scale) };
  }
  if (Math.abs(shape / aspect - 1) > imageLimits.aspectTolerance) {
    throw problem('image.error_uploading', { detail: `Crop the picture to ${named(aspect)} first` });
  }
  const wide = Math.min(largest.width, Math.floor(Math.min(width, height * aspect)));
  return { width: wide, height: Math.round(wide / aspect) };
}

/** The stored widths of a picture this wide: the rule's smaller ones and the picture's width. */
function storedWidths(width: number, { widths }: ImageRule): number[] {
  return [...widths.filter((size) => size < width), width];
}

export interface EncodedPicture extends Size {
  files: EncodedFile[];
}

const signatures = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

/** The format by content, not by file name. Only these two formats reach a decoder. */
function formatOf(bytes: Buffer): keyof typeof signatures {
  if (bytes.subarray(0, 3).equals(signatures.jpeg)) return 'jpeg';
  if (bytes.subarray(0, 8).equals(signatures.png)) return 'png';
  throw problem('image.wrong_type');
}

const shared = { width: 1200, height: 630 };
const withShared: ReadonlySet<ImageKind> = new Set(['hero', 'story', 'proposal']);

/** The suffixes of all files of a picture with this largest width. */
export function endingsOf(kind: ImageKind, width: number): string[] {
  const sizes = storedWidths(width, imageRules[kind]).map((size) => `-${size}.webp`);
  return withShared.has(kind) ? [...sizes, '-share.jpg'] : sizes;
}

type PictureSource = Pick<UploadedImage, 'kind' | 'read'>;

async function encode({ kind, read }: PictureSource): Promise<EncodedPicture> {
  const bytes = await read();
  const format = formatOf(bytes);
  // Only the header is read here, so the size is known before decoding.
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (head.format !== format) throw problem('image.wrong_type');
  const rule = imageRules[kind];
  const size = storedSize(head.autoOrient, rule);
  const { data, info } = await sharp(bytes, {
    limitInputPixels: imageLimits.pixels,
    failOn: 'error',
    autoOrient: true,
  })
    .timeout({ seconds: 20 })
    .resize({ ...size, fit: 'cover' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const picture = (): Sharp => sharp(data, { raw: { width, height, channels } });
  const files: EncodedFile[] = [];
  for (const targetWidth of storedWidths(width, rule)) {
    const resized = targetWidth === width ? picture() : picture().resize({ width: targetWidth });
    files.push({ ending: `-${targetWidth}.webp`, bytes: await resized.webp({ quality: 82 }).toBuffer() });
  }
  if (withShared.has(kind)) {
    const jpeg = picture().resize(shared).flatten({ background: '#fff' }).jpeg({ quality: 82 });
    files.push({ ending: '-share.jpg', bytes: await jpeg.toBuffer() });
  }
  return { width, height, files };
}

/**
 * Decodes a picture, checks it by the rules of its kind and makes the files to store: rotated upright, in sRGB,
 * without metadata, never enlarged. Throws the `image.*` errors; `image.error_uploading` if it cannot be decoded.
 */
export function encodePicture(upload: PictureSource): Promise<EncodedPicture> {
  return limitDecoding(() =>
    encode(upload).catch((thrown: unknown) => {
      throw isProblem(thrown) ? thrown : problem('image.error_uploading', { detail: 'The picture is damaged' });
    }),
  );
}
