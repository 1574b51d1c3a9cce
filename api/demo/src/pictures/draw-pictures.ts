import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { type Raster, rasterisePaperCut } from './paper-cut';
import { mediaPath } from './picture-addresses';
import { goalPictures, type Picture, pictureList } from './picture-list';

/** Pictures drawn at the same time; more need much memory and gain little. */
const workers = Math.max(2, Math.min(4, availableParallelism()));
const webp = { quality: 80, effort: 2 } as const;

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Writes the file atomically, so that a partial picture is never served. Two processes that share the folder may write
 * the same picture at the same time.
 */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, data);
  await rename(part, file);
}

/** Another process may be writing younger ones. */
const abandonedAfterMs = 60_000;

/** Deletes what processes that were killed have left. */
async function dropAbandonedParts(mediaDir: string): Promise<void> {
  const files = await readdir(mediaDir, { recursive: true }).catch(() => []);
  for (const part of files.filter((file) => file.endsWith('.part')).map((file) => path.join(mediaDir, file))) {
    const age = Date.now() - (await stat(part).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (age > abandonedAfterMs) await rm(part, { force: true });
  }
}

interface Size {
  /** Its file below the media folder. */
  key: string;
  encode: (raster: Raster) => Promise<Buffer>;
}

const opened = ({ data, info }: Raster) => sharp(data, { raw: info });

/** The stored sizes of a picture. The largest is the last one that is written: if it exists, the others do too. */
function sizesOf({ address, width, height, widths, share }: Picture): Size[] {
  const largest = address.slice(mediaPath.length + 1);
  const forSharing: Size = {
    key: largest.replace(`-${width}.webp`, '-share.jpg'),
    encode: (raster) => opened(raster).resize(1200, 630).jpeg({ quality: 82 }).toBuffer(),
  };
  const size = (wide: number): Size => ({
    key: largest.replace(`-${width}.`, `-${wide}.`),
    encode: (raster) => {
      const high = Math.round((wide * height) / width);
      return opened(raster).resize(wide, high).webp(webp).toBuffer();
    },
  });
  return [...widths.map(size), ...(share ? [forSharing] : []), size(width)];
}

/** The bytes of a picture's sizes, in their order. */
type Render = (picture: Picture) => Promise<Buffer[]>;

const encoded = (picture: Picture, raster: Raster) => Promise.all(sizesOf(picture).map(({ encode }) => encode(raster)));

const drawn: Render = async (picture) =>
  encoded(picture, await rasterisePaperCut(picture.svg(), picture.width, picture.height));

const blue = { r: 102, g: 140, b: 170 } as const;

/** One colour in place of each drawing; pictures of one shape share their bytes. */
function plain(): Render {
  const byShape = new Map<string, Promise<Buffer[]>>();
  return (picture) => {
    const { width, height, widths, share = false } = picture;
    const shape = JSON.stringify([width, height, widths, share]);
    const info = { width, height, channels: 3 } as const;
    const raster = () =>
      sharp({ create: { ...info, background: blue } })
        .raw()
        .toBuffer();
    const bytes = byShape.get(shape) ?? raster().then((data) => encoded(picture, { data, info }));
    byShape.set(shape, bytes);
    return bytes;
  };
}

export interface DrawPictures {
  /** The folder that is served at /media. */
  mediaDir: string;
  /** `plain`: one colour instead of drawings, in a second instead of a minute, for tests. Default `drawn`. */
  style?: 'drawn' | 'plain';
}

export interface Drawing {
  /**
   * Draws the picture that has this file, such as `people/elin.webp`, before those that no one waits for. Resolves when
   * the file is there; false if it is none of these pictures.
   */
  first(key: string): Promise<boolean>;
  /** Finishes those that are begun, and begins no other. */
  stop(): void;
  /** Resolves when each picture is there, or when those begun before a stop are. Rejects if one cannot be written. */
  finished: Promise<void>;
}

/** Draws the missing ones of these pictures, several at a time. What another start has drawn stays. */
export function startDrawing(pictures: readonly Picture[], { mediaDir, style = 'drawn' }: DrawPictures): Drawing {
  const render = style === 'plain' ? plain() : drawn;
  const byKey = new Map(pictures.flatMap((picture) => sizesOf(picture).map(({ key }) => [key, picture] as const)));
  const wanted: Picture[] = [];
  const others = [...pictures];
  const begun = new Set<Picture>();
  const done = new Set<Picture>();
  const written = new EventEmitter().setMaxListeners(0);
  const draw = async (picture: Picture) => {
    const sizes = sizesOf(picture);
    if (!(await exists(path.join(mediaDir, sizes.at(-1)?.key ?? '')))) {
      const bytes = await render(picture);
      for (const [index, data] of bytes.entries()) await writeWhole(path.join(mediaDir, sizes[index]?.key ?? ''), data);
    }
    done.add(picture);
    written.emit(picture.address);
  };
  const work = async () => {
    for (let next = wanted.shift() ?? others.shift(); next; next = wanted.shift() ?? others.shift()) {
      if (begun.has(next)) continue;
      begun.add(next);
      await draw(next);
    }
  };
  const drawAll = async () => {
    await dropAbandonedParts(mediaDir);
    await Promise.all(Array.from({ length: workers }, work));
  };
  return {
    async first(key) {
      const picture = byKey.get(key);
      if (picture === undefined) return false;
      if (!done.has(picture)) {
        wanted.push(picture);
        await once(written, picture.address);
      }
      return true;
    },
    stop() {
      wanted.length = 0;
      others.length = 0;
    },
    finished: drawAll(),
  };
}

/** Draws the demo's missing pictures in the media folder, those of the home page first, in this process. */
export const drawDemoPictures = (options: DrawPictures): Drawing => startDrawing(pictureList(), options);

/**
 * Draws the missing pictures of the seventeen goals in the media folder: every installation shows them where a gyg has
 * no picture. They show no invented people, so they are for production too.
 */
export const drawGoalPictures = (options: DrawPictures): Promise<void> =>
  startDrawing(goalPictures(), options).finished;
