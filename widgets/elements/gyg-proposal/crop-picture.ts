import { imageLimits, wideImage } from '@gyg/contract/images';

/** Why a picture cannot be used. */
export type PictureProblem = 'type' | 'tooSmall' | 'tooLarge' | 'unreadable';

export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const { aspect, minHeight, largest } = wideImage;
/** The smallest height of a picture, in pixels. */
export const leastHeight = minHeight;

/**
 * The largest part of a picture in the shape that the API takes, 16:9. `position` from 0 to 1 is where it lies along the
 * longer side; 0.5 is the middle. Sizes are pixels.
 */
export function cropOf({ width, height }: { width: number; height: number }, position: number): Crop {
  const [cropWidth, cropHeight] =
    width / height > aspect ? [Math.round(height * aspect), height] : [width, Math.round(width / aspect)];
  return {
    x: Math.round((width - cropWidth) * position),
    y: Math.round((height - cropHeight) * position),
    width: cropWidth,
    height: cropHeight,
  };
}

/** Reads a chosen file. Returns what is wrong with it if it cannot be used. */
export async function readPicture(file: File): Promise<ImageBitmap | PictureProblem> {
  if (!['image/jpeg', 'image/png', 'image/webp'].includes(file.type)) return 'type';
  if (file.size > imageLimits.bytes) return 'tooLarge';
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return 'unreadable';
  return cropOf(picture, 0.5).height < minHeight ? 'tooSmall' : picture;
}

/** Draws the part of a picture. No URL is needed for it, which a page's policy might refuse. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, position: number, width: number): void {
  const crop = cropOf(picture, position);
  canvas.width = Math.min(width, crop.width);
  canvas.height = Math.round(canvas.width / aspect);
  canvas
    .getContext('2d')
    ?.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, canvas.width, canvas.height);
}

/**
 * The part of a picture as a file in its own format, a WebP as a JPEG, no larger than it is stored. Undefined if it cannot
 * be written.
 */
export function cropPicture(picture: ImageBitmap, position: number, file: File): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  drawCrop(canvas, picture, position, largest.width);
  const [type, name] = file.type === 'image/webp' ? ['image/jpeg', `${file.name}.jpg`] : [file.type, file.name];
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ? new File([blob], name, { type }) : undefined), type, 0.92);
  });
}
