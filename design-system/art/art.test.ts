import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { drawing, type Part } from './drawing';
import {
  baySvg,
  compositionCount,
  drawnPictureSvg,
  drawnPictures,
  emblemKinds,
  emblemSvg,
  goalGlyph,
  portraitSvg,
  sceneKinds,
  sceneSvg,
  storySvg,
} from './index';
import { placeOf } from './person';
import { bust } from './portrait';
import { compositionName } from './scene-kinds';

const wellFormed = (svg: string): void => {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
};

const partsIn = (part: Part): Part[] => [part, ...part.children.flatMap(partsIn)];
/** Across the drawing of a scene, where the people are that a picture of it shows. */
const peopleIn = (svg: string, name: string): number[] =>
  partsIn(drawing(name).root)
    .filter(({ data, attributes }) => 'person' in data && svg.includes(`<g transform="${attributes.transform}" filter`))
    .map((part) => placeOf(part)[0]);

describe.each(sceneKinds)('the scene %s', (kind) => {
  it('renders completely by day and night in every variant', () => {
    for (const variant of [0, 1, 2, 3]) {
      for (const night of [false, true]) wellFormed(sceneSvg({ kind, goalId: 14, variant, night }));
    }
  });
  it('differs by variant and by goal', () => {
    const pictures = [0, 1, 2, 3].flatMap((variant) => [4, 15].map((goalId) => sceneSvg({ kind, goalId, variant })));
    expect(new Set(pictures).size).toBe(pictures.length);
  });
  it('is deterministic, whatever was rendered before', () => {
    const first = sceneSvg({ kind, goalId: 3, variant: 2 });
    const chance = vi.spyOn(Math, 'random');
    for (const other of sceneKinds) sceneSvg({ kind: other, goalId: 7, variant: 1, night: true });
    portraitSvg('Amadou Ceesay');
    expect(sceneSvg({ kind, goalId: 3, variant: 2 })).toBe(first);
    expect(chance).not.toHaveBeenCalled();
    chance.mockRestore();
  });
  it('has a story picture with close-up faces, by day and night', () => {
    const [day, night] = [false, true].map((night) => storySvg({ kind, goalId: 9, variant: 1, night }));
    wellFormed(day ?? '');
    wellFormed(night ?? '');
    expect(night).not.toBe(day);
  });
  it('has a wide composition by day and night, free of people where a panel covers it', () => {
    for (const variant of Array.from({ length: compositionCount(kind) * 2 }, (_, index) => index)) {
      for (const night of [false, true]) {
        const svg = sceneSvg({ kind, goalId: 6, variant, night, width: 1600, height: 500 });
        wellFormed(svg);
        const [left = 0, , width = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
        const mirrored = svg.includes('translate(960 0) scale(-1 1)');
        const people = peopleIn(svg, compositionName(kind, variant)).map((x) => (mirrored ? 960 - x : x));
        expect(people.length).toBeGreaterThan(0);
        expect(Math.max(...people)).toBeLessThan(left + width * 0.72);
      }
    }
  });
});

it('shows the face of who tells a story', () => {
  const face = bust(592);
  expect(portraitSvg(592)).toContain(face);
  expect(storySvg({ kind: 'tutor', goalId: 4, variant: 1, author: 592 })).toContain(face);
  expect(storySvg({ kind: 'tutor', goalId: 4, variant: 1 })).not.toContain(face);
});

it('always gives the same person the same face', () => {
  expect(portraitSvg('Britta Hallén')).toBe(portraitSvg('Britta Hallén'));
  expect(portraitSvg('Britta Hallén')).not.toBe(portraitSvg('Amadou Ceesay'));
});

it('renders every emblem on light and dark backgrounds', () => {
  for (const kind of emblemKinds) {
    wellFormed(emblemSvg(kind, '#CFE7F2'));
    wellFormed(emblemSvg(kind, '#19486A'));
  }
});

it('has exactly seventeen glyphs', () => {
  expect(new Set(Array.from({ length: 17 }, (_, index) => goalGlyph(index + 1))).size).toBe(17);
  expect(() => goalGlyph(0)).toThrow(RangeError);
  expect(() => goalGlyph(18)).toThrow(RangeError);
});

it('matches the committed bay pictures', () => {
  for (const [name, night] of [
    ['bay-day', false],
    ['bay-night', true],
  ] as const) {
    const file = readFileSync(new URL(`../src/components/hero/${name}.svg`, import.meta.url), 'utf8');
    expect(file.replace('<title>Bay</title>', '').trim()).toBe(baySvg(night));
  }
});

it('matches the committed scenes of drawn pictures', () => {
  for (const name of Object.keys(drawnPictures) as (keyof typeof drawnPictures)[]) {
    for (const [time, night] of [
      ['day', false],
      ['night', true],
    ] as const) {
      const url = new URL(`../src/components/drawn-picture/scenes/${name}-${time}.svg`, import.meta.url);
      expect(
        readFileSync(url, 'utf8')
          .replace(/<title>[a-z]+<\/title>/, '')
          .trim(),
      ).toBe(drawnPictureSvg(name, night));
    }
  }
});
