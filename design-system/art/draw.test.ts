import { expect, it } from 'vitest';
import { mix } from '../tokens/contrast';
import { type Brush, draw, drawnNight } from './draw';
import type { Part } from './drawing';
import { nightOf } from './night';
import { placeOf } from './person';

const palette = { far: '#102030', paper: '#FBF4E6' };
const part = (more: Partial<Part> & { classes?: string[] }): Part => ({
  name: 'rect',
  id: undefined,
  classes: [],
  attributes: {},
  style: {},
  data: {},
  children: [],
  ...more,
});
const day: Brush = { palette };
const dim = (colour: string, tone: boolean) => (tone ? colour : '#000000');
const night: Brush = { palette, night: { dim, shine: ({ width = '' }) => `<circle r="${width}"/>` } };

it('fills and strokes by class, also with a mixture', () => {
  const half = mix('#102030', '#FBF4E6', 0.5);
  expect(draw(part({ classes: ['far'] }), day)).toBe('<rect fill="#102030"/>');
  expect(draw(part({ classes: ['stroke-far-paper-50'] }), day)).toBe(`<rect stroke="${half}"/>`);
  expect(() => draw(part({ classes: ['fra'] }), day)).toThrow(RangeError);
});
it('takes what an editor has written as a style before the class', () => {
  const moved = part({ classes: ['far'], style: { fill: '#ABCDEF' }, id: 'rect-7' });
  expect(draw(moved, day)).toBe('<rect fill="#ABCDEF"/>');
  expect(draw(moved, night)).toBe('<rect fill="#000000"/>');
});
it('by night keeps tones, and dims mixtures and colours of their own', () => {
  expect(draw(part({ classes: ['far'] }), night)).toBe('<rect fill="#102030"/>');
  expect(draw(part({ classes: ['far-paper-50'] }), night)).toBe('<rect fill="#000000"/>');
  expect(draw(part({ attributes: { fill: '#ABCDEF' } }), night)).toBe('<rect fill="#000000"/>');
});
it('takes the night’s own colour as it is', () => {
  const soil = part({ attributes: { fill: '#ABCDEF' }, data: { night: '#123456' } });
  expect(draw(soil, day)).toBe('<rect fill="#ABCDEF"/>');
  expect(draw(soil, night)).toBe('<rect fill="#123456"/>');
  expect(draw(part({ classes: ['paper'], data: { night: 'far' } }), night)).toBe('<rect fill="#102030"/>');
});
it('leaves light to lamps, which shine, but not to their frames', () => {
  const lamp = part({ classes: ['lamp'], attributes: { width: '9', fill: '#FFE39A', stroke: '#FBF4E6' } });
  expect(draw(lamp, day)).toBe('<rect width="9" fill="#FFE39A" stroke="#FBF4E6"/>');
  expect(draw(lamp, night)).toBe('<rect width="9" fill="#FFE39A" stroke="#000000"/><circle r="9"/>');
});
it('draws things of the day or the night only then, the latter in their own colours', () => {
  const moon = part({ name: 'g', classes: ['night'], children: [part({ attributes: { fill: '#ABCDEF' } })] });
  expect([draw(moon, day), draw(moon, night)]).toEqual(['', '<g><rect fill="#ABCDEF"/></g>']);
  const sun = part({ classes: ['day'] });
  expect([draw(sun, day), draw(sun, night)]).toEqual(['<rect/>', '']);
});
it('leaves out what belongs to an editor', () => {
  const names = ['style', 'sodipodi:namedview', 'metadata', 'text'];
  const content = [...names.map((name) => part({ name })), part({ name: 'defs', classes: ['figures'] })];
  expect(draw(part({ name: 'g', id: 'layer1', children: content }), day)).toBe('<g/>');
});
it('puts light around the middle of a lamp', () => {
  expect(nightOf(false).shine({ x: '10', y: '20', width: '20', height: '40' })).toContain(
    'cx="20.0" cy="40.0" r="54.0"',
  );
  expect(nightOf(true).shine({ cx: '5', cy: '6', r: '2' })).toContain('cx="5.0" cy="6.0" r="26.0"');
  expect(drawnNight.shine({ cx: '5', cy: '6', r: '2' })).toBe('');
});
it('finds a person where it was placed by hand, or moved by an editor', () => {
  expect(placeOf(part({ attributes: { transform: 'translate(-40 520) scale(-1.4 1.4)' } }))).toEqual([-40, 520]);
  expect(placeOf(part({ attributes: { transform: 'matrix(1.4,0,0,1.4,-40.5,520)' } }))).toEqual([-40.5, 520]);
  expect(placeOf(part({}))).toEqual([0, 0]);
});
