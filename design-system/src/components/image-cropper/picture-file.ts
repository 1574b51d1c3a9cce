import { type Area, type Size, sizeOfCrop } from './crop-area';

/** The two accepted picture types. */
type PictureType = 'image/jpeg' | 'image/png';

/** An opened picture: its size with the orientation applied, and a smaller copy for display. */
export interface OpenPicture {
  readonly file: File;
  readonly type: PictureType;
  readonly size: Size;
  /** A `data:` URL, which a strict content security policy allows (it blocks `blob:`). */
  readonly preview: string;
}

/** Why a file cannot be cropped. */
export type UnusablePicture = 'wrongType' | 'unreadable';

/** As many pixels as a large screen shows; moving a photo of 40 million pixels would be slow. */
const previewSide = 1600;

/** The file's type by its first bytes, whatever its name says. */
async function typeOf(file: File): Promise<PictureType | undefined> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const begins = (...bytes: number[]) => bytes.every((byte, index) => start[index] === byte);
  if (begins(0xff, 0xd8, 0xff)) return 'image/jpeg';
  return begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? 'image/png' : undefined;
}

/** Decodes off the main thread, with the orientation applied. */
const decode = (file: File) => createImageBitmap(file, { imageOrientation: 'from-image' });

function draw(source: ImageBitmap, area: Area, size: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
  return canvas;
}

function previewOf(bitmap: ImageBitmap): string {
  const { width, height } = bitmap;
  const scale = Math.min(1, previewSide / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  return draw(bitmap, { x: 0, y: 0, width, height }, size).toDataURL('image/webp', 0.85);
}

/** Opens a chosen file; returns the reason if it is not a picture. */
export async function openPicture(file: File): Promise<OpenPicture | UnusablePicture> {
  const type = await typeOf(file);
  if (type === undefined) return 'wrongType';
  try {
    const bitmap = await decode(file);
    const picture = { file, type, size: { width: bitmap.width, height: bitmap.height }, preview: previewOf(bitmap) };
    // A decoded large photo takes hundreds of megabytes: it is not kept, but decoded again for the crop.
    bitmap.close();
    return picture;
  } catch {
    return 'unreadable';
  }
}

/** Cuts out the area, at most 1920 by 1080, and keeps the file's name and type. Rejects if that is not possible. */
export async function cutPicture({ file, type }: Pick<OpenPicture, 'file' | 'type'>, area: Area): Promise<File> {
  const bitmap = await decode(file);
  const canvas = draw(bitmap, area, sizeOfCrop(area));
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (blob === null || blob.size === 0) throw new Error('The crop is empty');
  return new File([blob], file.name, { type });
}
