import { randomUUID } from 'node:crypto';
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

/**
 * Writes the file atomically, so that an interrupted start leaves no partial picture. Two processes that share the folder
 * may write the same picture at the same time.
 */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, data);
  await rename(part, file);
}

const opened = ({ data, info }: Raster) => sharp(data, { raw: info });

/** One stored size of a picture: its file, from that of the largest, and its bytes. */
interface Copy {
  file: (largest: string) => string;
  data: Buffer;
}

/** All stored sizes, the largest last. */
async function copiesOf({ width, height, widths, share }: Picture, raster: Raster): Promise<Copy[]> {
  const small = widths.map(async (wide): Promise<Copy> => {
    const high = Math.round((wide * height) / width);
    const data = await opened(raster).resize(wide, high).webp(webp).toBuffer();
    return { file: (largest) => largest.replace(`-${width}.`, `-${wide}.`), data };
  });
  const forSharing = async (): Promise<Copy> => ({
    file: (largest) => largest.replace(`-${width}.webp`, '-share.jpg'),
    data: await opened(raster).resize(1200, 630).jpeg({ quality: 82 }).toBuffer(),
  });
  const largest = async (): Promise<Copy> => ({
    file: (name) => name,
    data: await opened(raster).webp(webp).toBuffer(),
  });
  return Promise.all([...small, ...(share ? [forSharing()] : []), largest()]);
}

type Render = (picture: Picture) => Promise<Copy[]>;

const drawn: Render = async (picture) =>
  copiesOf(picture, await rasterisePaperCut(picture.svg(), picture.width, picture.height));

const blue = { r: 102, g: 140, b: 170 } as const;

/** One colour in place of each drawing; pictures of one shape share their bytes. */
function plain(): Render {
  const byShape = new Map<string, Promise<Copy[]>>();
  return (picture) => {
    const { width, height, widths, share = false } = picture;
    const shape = JSON.stringify([width, height, widths, share]);
    const info = { width, height, channels: 3 } as const;
    const raster = () =>
      sharp({ create: { ...info, background: blue } })
        .raw()
        .toBuffer();
    const copies = byShape.get(shape) ?? raster().then((data) => copiesOf(picture, { data, info }));
    byShape.set(shape, copies);
    return copies;
  };
}

const fileOf = (picture: Picture, mediaDir: string) => path.join(mediaDir, picture.address.slice(mediaPath.length + 1));

/** The largest is written last: if it exists, the others do too. */
async function writePicture(picture: Picture, mediaDir: string, render: Render): Promise<void> {
  const largest = fileOf(picture, mediaDir);
  await mkdir(path.dirname(largest), { recursive: true });
  for (const { file, data } of await render(picture)) await writeWhole(file(largest), data);
}

export interface WritePictures {
  /** The folder that is served at /media. */
  mediaDir: string;
  /** `plain`: one colour instead of drawings, in a second instead of a minute, for tests. Default `drawn`. */
  style?: 'drawn' | 'plain' | undefined;
  /** Called after each new picture with the number of finished ones; not called if none is missing. */
  onDone?: (done: number, total: number) => void;
}

/** Draws the missing pictures in the media folder, several at a time. */
export async function writePictures(
  pictures: readonly Picture[],
  { mediaDir, style = 'drawn', onDone = () => undefined }: WritePictures,
): Promise<void> {
  const present = await Promise.all(pictures.map((picture) => exists(fileOf(picture, mediaDir))));
  const missing = pictures.filter((_picture, index) => !present[index]);
  const total = missing.length;
  const render = style === 'plain' ? plain() : drawn;
  let done = 0;
  const work = async () => {
    for (let next = missing.shift(); next !== undefined; next = missing.shift()) {
      await writePicture(next, mediaDir, render);
      done += 1;
      onDone(done, total);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}
