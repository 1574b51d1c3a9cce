import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { type Raster, rasterisePaperCut } from './paper-cut';
import { mediaPath } from './picture-addresses';
import type { Picture } from './picture-list';

/** Pictures drawn at the same time; more need much memory and gain little. */
const workers = Math.max(2, Math.min(4, availableParallelism()));
const webp = { quality: 80, effort: 2 } as const;

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Writes the file atomically, so that an interrupted start leaves no partial picture. */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  await writeFile(`${file}.part`, data);
  await rename(`${file}.part`, file);
}

const opened = ({ data, info }: Raster) => sharp(data, { raw: info });

async function copiesOf(picture: Picture, file: string, raster: Raster): Promise<[string, Buffer][]> {
  const { width, height, widths } = picture;
  const small = widths.map(async (wide): Promise<[string, Buffer]> => {
    const high = Math.round((wide * height) / width);
    return [file.replace(`-${width}.`, `-${wide}.`), await opened(raster).resize(wide, high).webp(webp).toBuffer()];
  });
  const share = async (): Promise<[string, Buffer]> => [
    file.replace(`-${width}.webp`, '-share.jpg'),
    await opened(raster).resize(1200, 630).jpeg({ quality: 82 }).toBuffer(),
  ];
  return Promise.all([...small, ...(picture.share ? [share()] : [])]);
}

const fileOf = (picture: Picture, mediaDir: string) => path.join(mediaDir, picture.address.slice(mediaPath.length + 1));

/** The largest is written last: if it exists, the others do too. */
async function writePicture(picture: Picture, mediaDir: string): Promise<void> {
  const file = fileOf(picture, mediaDir);
  await mkdir(path.dirname(file), { recursive: true });
  const raster = await rasterisePaperCut(picture.svg(), picture.width, picture.height);
  for (const [copy, data] of await copiesOf(picture, file, raster)) await writeWhole(copy, data);
  await writeWhole(file, await opened(raster).webp(webp).toBuffer());
}

/**
 * Draws the missing pictures in the media folder, several at a time. `onDone` is called after each with the number of
 * finished ones; it is not called if none is missing.
 */
export async function writePictures(
  pictures: readonly Picture[],
  mediaDir: string,
  onDone: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const present = await Promise.all(pictures.map((picture) => exists(fileOf(picture, mediaDir))));
  const missing = pictures.filter((_picture, index) => !present[index]);
  const total = missing.length;
  let done = 0;
  const work = async () => {
    for (let next = missing.shift(); next !== undefined; next = missing.shift()) {
      await writePicture(next, mediaDir);
      done += 1;
      onDone(done, total);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}
