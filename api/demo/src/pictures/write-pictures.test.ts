import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { heroSizes } from '@gyg/contract';
import { goalPictureOf } from '@gyg/contract/images';
import { portraitSvg } from '@gyg/design-system/art';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoProposals } from '../content/desk/proposals';
import { hostedGygs, organizations } from '../content/organizations';
import { people, personKeys } from '../content/people';
import {
  heroOfGyg,
  heroOfOrganization,
  logoOf,
  pictureOfProposal,
  portraitOf,
  storyPictureOf,
} from './picture-addresses';
import { pictureList } from './picture-list';
import { writePictures } from './write-pictures';

const pictures = pictureList();
const named = (address: string) => pictures.filter((picture) => picture.address === address);
let mediaDir = '';
const file = (address: string) => path.join(mediaDir, address.replace('/media/', ''));

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
      ...hostedGygs.flatMap(({ gyg }) => (gyg.stories ?? []).map((_, index) => storyPictureOf(gyg.key, index + 1))),
      ...organizations.flatMap(({ key }) => [logoOf(key), heroOfOrganization(key)]),
      ...Array.from({ length: 17 }, (_, index) => [1, 2, 3].map((number) => goalPictureOf(index + 1, number))).flat(),
      ...demoProposals.flatMap(({ key, scene }) => (scene ? [pictureOfProposal(key)] : [])),
      ...personKeys.map(portraitOf),
    ];
    for (const address of addresses) expect(named(address), address).toHaveLength(1);
    expect(new Set(pictures.map(({ address }) => address)).size).toBe(pictures.length);
  });

  it('shows the face of who tells a story', () => {
    const told = hostedGygs.flatMap(({ gyg }) =>
      (gyg.stories ?? []).map(({ by }, index) => ({ by, address: storyPictureOf(gyg.key, index + 1) })),
    );
    expect(told.length).toBeGreaterThan(0);
    for (const { by, address } of told) {
      const portrait = portraitSvg(people[by].portrait);
      const face = portrait.slice(portrait.indexOf('<g transform="rotate('), -200);
      const shown = named(address)[0]?.svg() ?? '';
      expect(shown.includes(face.slice(0, 600)), address).toBe(true);
    }
  });

  it('has every variant that pages ask for', () => {
    const files = new Set(
      pictures.flatMap(({ address, width, widths }) =>
        [width, ...widths].map((one) => address.replace(`-${width}.`, `-${one}.`)),
      ),
    );
    const asked = pictures
      .filter(({ address }) => !/-(night|wide)-/.test(address))
      .flatMap(({ address }) => {
        const { night, wide } = heroSizes(address);
        return [night, wide, wide?.night].flatMap((sizes) => sizes?.srcSet?.split(', ') ?? []);
      });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.map((entry) => entry.split(' ')[0]).filter((address = '') => !files.has(address))).toEqual([]);
  });
});

describe('pictures in the media folder', () => {
  const hero = heroOfGyg('ramsvik-outer-shore');

  it('exist in every size that pages use, and as a JPEG for sharing', async () => {
    await writePictures(named(hero), { mediaDir });
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
    await writePictures(variants.flatMap(named), { mediaDir });
    expect(await stored(night?.srcSet)).toEqual(['480 270', '960 540']);
    expect(await stored(wide?.srcSet)).toEqual(['960 300', '1600 500']);
    expect(await stored(wide?.night?.srcSet)).toEqual(['960 300', '1600 500']);
  });

  it('are not drawn again when they exist, and only drawn ones are reported', async () => {
    const two = [...named(logoOf('fixarkollektivet')), ...named(portraitOf('elin'))];
    await writePictures(two.slice(0, 1), { mediaDir });
    const before = await stat(file(logoOf('fixarkollektivet')));
    const heard: string[] = [];
    const onDone = (done: number, total: number) => heard.push(`${done}/${total}`);
    await writePictures(two, { mediaDir, onDone });
    expect((await stat(file(logoOf('fixarkollektivet')))).mtimeMs).toBe(before.mtimeMs);
    expect(heard).toEqual(['1/1']);
    await writePictures(two, { mediaDir, onDone });
    expect(heard).toEqual(['1/1']);
    expect(await readdir(path.join(mediaDir, 'people'))).toEqual(['elin.webp']);
  });

  it('may be plain: the same files in the same sizes, in one colour', async () => {
    const both = [...named(hero), ...named(heroOfGyg('great-weigh-in-smogen'))];
    await writePictures(both, { mediaDir, style: 'plain' });
    expect(await stored(heroSizes(hero).srcSet)).toEqual(['480 270', '960 540', '1600 900']);
    const { channels } = await sharp(file(hero.replace('-1600.webp', '-share.jpg'))).stats();
    expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
    expect((await readdir(path.join(mediaDir, 'gygs'))).length).toBe(2 * 4);
  });
});
