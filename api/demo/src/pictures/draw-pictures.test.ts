import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { heroSizes } from '@gyg/contract';
import { goalPictureOf } from '@gyg/contract/images';
import { portraitSvg } from '@gyg/design-system/art';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { content } from '../content/content';
import { drawDemoPictures, startDrawing } from './draw-pictures';
import {
  heroOfGyg,
  heroOfOrganization,
  logoOf,
  pictureOfProposal,
  portraitOf,
  storyPictureOf,
} from './picture-addresses';
import { pictureList } from './picture-list';

const { hostedGygs, organizations, people, personKeys, proposals } = content();
const pictures = pictureList();
const named = (address: string) => pictures.filter((picture) => picture.address === address);
let mediaDir = '';
const file = (address: string) => path.join(mediaDir, address.replace('/media/', ''));

/** Every file of the list, below the media folder. */
const files = new Set(
  pictures.flatMap(({ address, width, widths, share }) =>
    [
      ...[width, ...widths].map((size) => address.replace(`-${width}.`, `-${size}.`)),
      ...(share ? [address.replace(`-${width}.webp`, '-share.jpg')] : []),
    ].map((url) => url.replace('/media/', '')),
  ),
);
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => path.extname(name) !== '');

/** The sizes of the WebP files of a `srcset`, whose names tell their widths. */
const stored = (srcSet = '') =>
  Promise.all(
    srcSet.split(', ').map(async (entry) => {
      const [address = '', named] = entry.split(' ');
      const { format, width, height } = await sharp(file(address)).metadata();
      expect([format, `${width}w`]).toEqual(['webp', named]);
      return `${width} ${height}`;
    }),
  );

beforeEach(async () => {
  mediaDir = await mkdtemp(path.join(tmpdir(), 'gyg-demo-media-'));
});
afterEach(() => rm(mediaDir, { recursive: true, force: true }));

describe('the list of pictures', () => {
  it('has each picture of the data exactly once', () => {
    const addresses = [
      ...hostedGygs.map(({ gyg }) => heroOfGyg(gyg.key)),
      ...hostedGygs.flatMap(({ gyg }) => gyg.stories.map((_, index) => storyPictureOf(gyg.key, index + 1))),
      ...organizations.flatMap(({ key }) => [logoOf(key), heroOfOrganization(key)]),
      ...Array.from({ length: 17 }, (_, index) => [1, 2, 3].map((number) => goalPictureOf(index + 1, number))).flat(),
      ...proposals.flatMap(({ key, scene }) => (scene ? [pictureOfProposal(key)] : [])),
      ...personKeys.map(portraitOf),
    ];
    for (const address of addresses) expect(named(address), address).toHaveLength(1);
    expect(new Set(pictures.map(({ address }) => address)).size).toBe(pictures.length);
  });

  it('shows the face of who tells a story', () => {
    const stories = hostedGygs.flatMap(({ gyg }) =>
      gyg.stories.map(({ by }, index) => ({ by, address: storyPictureOf(gyg.key, index + 1) })),
    );
    expect(stories.length).toBeGreaterThan(0);
    for (const { by, address } of stories) {
      const portrait = portraitSvg(people[by]?.portrait ?? 0);
      const face = portrait.slice(portrait.indexOf('<g transform="rotate('), -200);
      const shown = named(address)[0]?.svg() ?? '';
      expect(shown.includes(face.slice(0, 600)), address).toBe(true);
    }
  });

  it('has every variant that pages ask for', () => {
    const asked = pictures
      .filter(({ address }) => !/-(night|wide)-/.test(address))
      .flatMap(({ address }) => {
        const { night, wide } = heroSizes(address);
        return [night, wide, wide?.night].flatMap((sizes) => sizes?.srcSet?.split(', ') ?? []);
      });
    expect(asked.length).toBeGreaterThan(0);
    expect(
      asked.map((entry) => entry.split(' ')[0]).filter((address = '') => !files.has(address.replace('/media/', ''))),
    ).toEqual([]);
  });
});

describe('pictures in the media folder', () => {
  const hero = heroOfGyg('ramsvik-outer-shore');

  it('exist in every size that pages use, and as a JPEG for sharing', async () => {
    await startDrawing(named(hero), { mediaDir }).finished;
    expect(await stored(heroSizes(hero).srcSet)).toEqual(['480 270', '960 540', '1600 900']);
    const share = await sharp(file(hero.replace('-1600.webp', '-share.jpg'))).metadata();
    expect([share.format, share.width, share.height]).toEqual(['jpeg', 1200, 630]);
  });

  it('exist by night and in the wide shape, under the names that pages derive', async () => {
    const { night, wide } = heroSizes(hero);
    const { night: momentAtNight } = heroSizes(storyPictureOf('ramsvik-outer-shore', 1));
    expect(momentAtNight).toBeDefined();
    const largest = (srcSet = '') => srcSet.split(', ').at(-1)?.split(' ')[0] ?? '';
    const variants = [night, wide, wide?.night].map((sizes) => largest(sizes?.srcSet));
    await startDrawing(variants.flatMap(named), { mediaDir }).finished;
    expect(await stored(night?.srcSet)).toEqual(['480 270', '960 540']);
    expect(await stored(wide?.srcSet)).toEqual(['960 300', '1600 500']);
    expect(await stored(wide?.night?.srcSet)).toEqual(['960 300', '1600 500']);
  });

  it('are not drawn again when they exist', async () => {
    const [kept, missing] = [logoOf('fixarkollektivet'), portraitOf('elin')];
    await mkdir(path.dirname(file(kept)));
    await writeFile(file(kept), 'kept');
    await startDrawing([kept, missing].flatMap(named), { mediaDir }).finished;
    expect(await readFile(file(kept), 'utf8')).toBe('kept');
    expect(await readdir(path.join(mediaDir, 'people'))).toEqual(['elin.webp']);
  });

  it('are drawn first if someone waits for one, in all its sizes', async () => {
    const portraits = personKeys.map(portraitOf);
    const drawing = startDrawing([...portraits, hero].flatMap(named), { mediaDir });
    expect(await drawing.first(hero.replace('/media/', '').replace('-1600.', '-480.'))).toBe(true);
    expect(await stored(heroSizes(hero).srcSet)).toEqual(['480 270', '960 540', '1600 900']);
    expect((await readdir(path.join(mediaDir, 'people'))).length).toBeLessThan(portraits.length);
    expect(await drawing.first('people/unknown.webp')).toBe(false);
    drawing.stop();
    await drawing.finished;
  });

  it('are whole after a stop, and the next start goes on', async () => {
    const drawing = startDrawing(pictures, { mediaDir, style: 'plain' });
    await drawing.first('people/elin.webp');
    drawing.stop();
    await drawing.finished;
    const before = await filesIn(mediaDir);
    expect(before.length).toBeLessThan(files.size);
    for (const name of before) expect(files, name).toContain(name);
    // What a process that was killed has left.
    const abandoned = path.join(mediaDir, 'people', 'elin.webp.0.part');
    await writeFile(abandoned, 'half');
    await utimes(abandoned, 0, 0);
    const { mtimeMs } = await stat(file(portraitOf('elin')));
    await drawDemoPictures({ mediaDir, style: 'plain' }).finished;
    expect((await filesIn(mediaDir)).sort()).toEqual([...files].sort());
    expect((await stat(file(portraitOf('elin')))).mtimeMs).toBe(mtimeMs);
  });

  it('may be plain: the same files in the same sizes, in one colour', async () => {
    const both = [...named(hero), ...named(heroOfGyg('great-weigh-in-smogen'))];
    await startDrawing(both, { mediaDir, style: 'plain' }).finished;
    expect(await stored(heroSizes(hero).srcSet)).toEqual(['480 270', '960 540', '1600 900']);
    const { channels } = await sharp(file(hero.replace('-1600.webp', '-share.jpg'))).stats();
    expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
    expect((await readdir(path.join(mediaDir, 'gygs'))).length).toBe(2 * 4);
  });
});
