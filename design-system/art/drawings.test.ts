import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cloth, named, paints, places, tonesOf } from './colours';
import { lines, shapes, states } from './draw';
import { type Drawing, drawing, type Part } from './drawing';
import { emblemKinds } from './emblem-svg';
import { placeOf } from './person';
import { focusOf } from './scene';
import { compositionCount, compositionName, sceneKinds } from './scene-kinds';

const folder = path.join(import.meta.dirname, 'drawings');
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length).replaceAll(path.sep, '/'));
const scenes = names.filter((name) => name.startsWith('scenes/'));

const partsIn = (part: Part): Part[] => [part, ...part.children.flatMap(partsIn)];
const peopleIn = ({ root }: Drawing) => partsIn(root).filter(({ data }) => 'person' in data);

const tones = tonesOf(1, 'sea', 'noon', false);
/** What each drawing can name besides the paints. */
const ownColours = (name: string): readonly string[] =>
  name.startsWith('people/')
    ? ['skin', 'hair', 'coat', 'wear', 'cloth', 'legs', 'shoes', 'vest']
    : name === 'emblems'
      ? ['on', 'ground']
      : Object.keys(tones);
const paletteOf = (name: string) => ({
  ...paints,
  ...Object.fromEntries(ownColours(name).map((colour) => [colour, '#808080'])),
});

describe.each(names)('%s.svg', (name) => {
  const text = readFileSync(path.join(folder, `${name}.svg`), 'utf8');
  const { root } = drawing(name);
  const parts = partsIn(root);

  it('has ids that are unique, and definitions for all that it refers to', () => {
    const ids = parts.flatMap(({ id }) => id ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const referred = [...text.matchAll(/url\(#([\w-]+)\)|href="#([\w-]+)"/g)].map(([, url, link]) => url ?? link);
    expect(referred.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });
  it('has only marks that the code knows', () => {
    const editors = ['svg', 'style', 'title', 'desc', 'metadata'];
    expect(
      parts
        .map((part) => part.name)
        .filter((mark) => !shapes.has(mark) && !editors.includes(mark) && !mark.includes(':')),
    ).toEqual([]);
    const data = ['place', 'dark', 'night', 'person', 'coat', 'legs', 'vest', 'wear', 'wear-colour', 'skin', 'hair'];
    expect(parts.flatMap((part) => Object.keys(part.data)).filter((key) => !data.includes(key))).toEqual([]);
  });
  it('has only colours of its palette, by name or in full, each with a value for editors', () => {
    const palette = paletteOf(name);
    for (const { classes, data, attributes, style } of parts) {
      for (const className of classes) {
        if (!states.has(className)) expect(text).toContain(`.${className}{`);
        if (!states.has(className) && !(className in lines))
          expect(() => named(className.replace(/^stroke-/, ''), palette)).not.toThrow();
      }
      for (const value of [data.night, data.legs, data.vest])
        if (value !== undefined && value !== 'none' && !/^#[\dA-F]{6}$/.test(value))
          expect(() => named(value, palette)).not.toThrow();
      for (const value of [attributes.fill, attributes.stroke, style.fill, style.stroke])
        expect(value ?? 'none').toMatch(/^(?:#[\dA-F]{6}|none|url\(#glow\))$/);
    }
  });
  it('has people in known poses and clothes, somewhere in the picture', () => {
    for (const part of peopleIn(drawing(name))) {
      const { person = '', wear, coat, 'wear-colour': wearColour } = part.data;
      expect(drawing('people/poses').part(person).name).toBe('g');
      if (wear !== undefined) expect(drawing('people/heads').part(wear).name).toBe('g');
      for (const colour of [coat, wearColour]) if (colour !== undefined) expect(Object.keys(cloth)).toContain(colour);
      const [x, y] = placeOf(part);
      expect(x).toBeGreaterThan(-440);
      expect(x).toBeLessThan(1400);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(720);
    }
  });
});

describe.each(scenes)('%s.svg', (name) => {
  it('is a place with a page, a ground and people', () => {
    const drawn = drawing(name);
    expect(places).toContain(drawn.root.data.place);
    expect(drawn.part('ground').name).toBe('rect');
    expect(peopleIn(drawn).length).toBeGreaterThan(0);
    const { x, y, height } = focusOf(drawn);
    expect([x > 300, x < 660, y > 200, y < 420, height > 400, height < 600]).not.toContain(false);
  });
});

it('has a file for each composition, and no other', () => {
  const wanted = sceneKinds.flatMap((kind) =>
    Array.from({ length: compositionCount(kind) }, (_, variant) => compositionName(kind, variant)),
  );
  expect(scenes.toSorted()).toEqual(wanted.toSorted());
});

it('has a mark for each emblem', () => {
  for (const kind of emblemKinds) expect(drawing('emblems').part(kind).children).not.toEqual([]);
});
