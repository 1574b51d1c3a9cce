import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { heroSizes } from '@gyg/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoProposals } from '../content/desk/proposals';
import { hostedGygs, organizations } from '../content/organizations';
import { personKeys } from '../content/people';
import {
  heroOfGoal,
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
      ...Array.from({ length: 17 }, (_, index) => heroOfGoal(index + 1)),
      ...demoProposals.flatMap(({ key, scene }) => (scene ? [pictureOfProposal(key)] : [])),
      ...personKeys.map(portraitOf),
    ];
    for (const address of addresses) expect(named(address), address).toHaveLength(1);
    expect(new Set(pictures.map(({ address }) => address)).size).toBe(pictures.length);
  });
});

describe('pictures in the media folder', () => {
  const hero = heroOfGyg('ramsvik-outer-shore');

  it('exist in every size that pages use, and as a JPEG for sharing', async () => {
    await writePictures(named(hero), mediaDir);
    const sizes = heroSizes(hero).srcSet?.split(', ') ?? [];
    expect(sizes).toHaveLength(3);
    for (const size of sizes) {
      const [address = '', width = ''] = size.split(' ');
      const { format, width: wide, height } = await sharp(file(address)).metadata();
      expect([format, `${wide}w`, height]).toEqual(['webp', width, ((wide ?? 0) * 9) / 16]);
    }
    const share = await sharp(file(hero.replace('-1600.webp', '-share.jpg'))).metadata();
    expect([share.format, share.width, share.height]).toEqual(['jpeg', 1200, 630]);
  });

  it('are not drawn again when they exist, and only drawn ones are reported', async () => {
    const two = [...named(logoOf('fixarkollektivet')), ...named(portraitOf('elin'))];
    await writePictures(two.slice(0, 1), mediaDir);
    const before = await stat(file(logoOf('fixarkollektivet')));
    const heard: string[] = [];
    await writePictures(two, mediaDir, (done, total) => heard.push(`${done}/${total}`));
    expect((await stat(file(logoOf('fixarkollektivet')))).mtimeMs).toBe(before.mtimeMs);
    expect(heard).toEqual(['1/1']);
    await writePictures(two, mediaDir, (done, total) => heard.push(`${done}/${total}`));
    expect(heard).toEqual(['1/1']);
    expect(await readdir(path.join(mediaDir, 'people'))).toEqual(['elin.webp']);
  });
});
