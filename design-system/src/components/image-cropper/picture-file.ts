import { type Area, type Size, sizeOfCrop } from './crop-area';

/** The two types of pictures that are sent. */
type PictureType = 'image/jpeg' | 'image/png';

/** An opened picture: its size with the orientation applied, and a smaller copy for display. */
export interface OpenPicture {
  readonly file: File;
  readonly type: PictureType;
  readonly size: Size;
  /** A `data:` URL, which a strict content security policy allows (it blocks `blob:`). */
  readonly preview: string;
  /** By how many quarter turns to the right it is turned: 0 to 3. */
  readonly turns: number;
}

/** Why a file cannot be cropped. */
export type UnusablePicture = 'wrongType' | 'unreadable';

/** As many pixels as a large screen shows; moving a photo of 40 million pixels would be slow. */
const previewSide = 1600;

/** The file's type by its first bytes, whatever its name says. */
async function typeOf(file: File): Promise<PictureType | 'image/webp' | undefined> {
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const begins = (...bytes: number[]) => bytes.every((byte, index) => start[index] === byte);
  const isWebp = String.fromCharCode(...start.slice(0, 4), ...start.slice(8)) === 'RIFFWEBP';
  if (isWebp) return 'image/webp';
  if (begins(0xff, 0xd8, 0xff)) return 'image/jpeg';
  return begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? 'image/png' : undefined;
}

/** Decodes off the main thread, with the orientation applied. */
const decode = (file: File) => createImageBitmap(file, { imageOrientation: 'from-image' });

/** The size after some quarter turns: an odd number swaps width and height. */
const turned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** Draws an area of the turned picture, at a size. */
function draw(source: ImageBitmap, turns: number, area: Area, size: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on');
  context.imageSmoothingQuality = 'high';
  const whole = turned(source, turns);
  context.scale(size.width / area.width, size.height / area.height);
  context.translate(whole.width / 2 - area.x, whole.height / 2 - area.y);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(source, -source.width / 2, -source.height / 2);
  return canvas;
}

/** The largest size with the same shape whose sides are at most `side`, never larger than the original. */
const within = ({ width, height }: Size, side: number): Size => {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

async function encode(canvas: HTMLCanvasElement, { name, type }: { name: string; type: PictureType }): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (blob === null || blob.size === 0) throw new Error('The picture is empty');
  return new File([blob], name, { type });
}

function previewOf(bitmap: ImageBitmap, turns: number): string {
  const size = turned(bitmap, turns);
  return draw(bitmap, turns, { x: 0, y: 0, ...size }, within(size, previewSide)).toDataURL('image/webp', 0.85);
}

/**
 * A WebP, which phones and programs save pictures as, as a JPEG with the same name; what is transparent becomes white.
 * Rejects if it cannot be read.
 */
async function asJpeg(file: File): Promise<File> {
  const bitmap = await decode(file);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return encode(canvas, { name: `${file.name.replace(/\.[^.]*$/, '')}.jpg`, type: 'image/jpeg' });
}

/** Opens a chosen file, a WebP as a JPEG; returns the reason if it is not a picture. */
export async function openPicture(original: File): Promise<OpenPicture | UnusablePicture> {
  const mimeType = await typeOf(original);
  if (mimeType === undefined) return 'wrongType';
  try {
    const [file, type] =
      mimeType === 'image/webp' ? [await asJpeg(original), 'image/jpeg' as const] : [original, mimeType];
    const bitmap = await decode(file);
    const size = { width: bitmap.width, height: bitmap.height };
    const picture = { file, type, size, preview: previewOf(bitmap, 0), turns: 0 };
    // A decoded large photo takes hundreds of megabytes: it is not kept, but decoded again for the crop.
    bitmap.close();
    return picture;
  } catch {
    return 'unreadable';
  }
}

/** The picture turned by 90 degrees to the right. Rejects if the file can no longer be read. */
export async function turnPicture(picture: OpenPicture): Promise<OpenPicture> {
  const turns = (picture.turns + 1) % 4;
  const bitmap = await decode(picture.file);
  const next = { ...picture, turns, size: turned(bitmap, turns), preview: previewOf(bitmap, turns) };
  bitmap.close();
  return next;
}

/** The area of a picture's preview, at most `side` pixels wide, as a `data:` URL. Rejects if it cannot be drawn. */
export async function previewCrop({ preview, size }: OpenPicture, area: Area, side: number): Promise<string> {
  const image = new Image();
  image.src = preview;
  await image.decode();
  const scale = image.naturalWidth / size.width;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, within(area, side));
  const [x, y, width, height] = [area.x, area.y, area.width, area.height].map((length) => length * scale);
  const context = canvas.getContext('2d');
  context?.drawImage(image, x ?? 0, y ?? 0, width ?? 1, height ?? 1, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.85);
}

/** Cuts out the area, at most 1920 by 1080, and keeps the file's name and type. Rejects if that is not possible. */
export async function cutPicture(
  { file, type, turns }: Pick<OpenPicture, 'file' | 'type' | 'turns'>,
  area: Area,
): Promise<File> {
  const bitmap = await decode(file);
  const canvas = draw(bitmap, turns, area, sizeOfCrop(area));
  bitmap.close();
  return encode(canvas, { name: file.name, type });
}
