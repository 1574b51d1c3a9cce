import { expect, test } from 'vitest';
import { readOptions } from './options';
import { addRatios, type Goal, judge, type Row } from './report';

test('everything is measured on SQLite at both sizes unless something is chosen', () => {
  expect(readOptions([])).toEqual({
    only: ['steps', 'lists', 'search', 'bookings', 'pages', 'start', 'holds'],
    case: expect.any(RegExp),
    gygs: [10_000, 100_000],
    engine: ['sqlite'],
    rounds: 5,
  });
  expect(readOptions(['--only', 'lists,search', '--gygs=500', '--engine', 'postgres', '--rounds', '2'])).toMatchObject({
    only: ['lists', 'search'],
    gygs: [500],
    engine: ['postgres'],
    rounds: 2,
  });
});

test.each([
  ['--only', 'list'],
  ['--engine', 'mysql'],
  ['--rounds', '0'],
  ['--gygs', 'many'],
])('%s %s is refused with the usage', (...flags) => {
  expect(() => readOptions(flags)).toThrow(/npm run bench/);
});

const search = { group: 'search', server: 'product' } as const;
const row = (name: string, gygs: number, ms: number): Row => ({
  ...{ ...search, case: name, gygs, figures: { 'processor ms': ms } },
});
const goal: Goal = { group: 'search', gygs: 100, figure: 'processor ms', atMost: 10 };

test('a goal counts the cases that meet it, and names the furthest', () => {
  const rows = [row('goal', 100, 8), row('near', 100, 14), row('near', 10, 99)];
  expect(judge(goal, rows)).toEqual({ case: 'near, 100', value: 14, met: 1, of: 2 });
  const least: Goal = { group: 'search', figure: 'processor ms', atLeast: 14 };
  expect(judge(least, rows)).toEqual({ case: 'goal, 100', value: 8, met: 2, of: 3 });
  expect(judge(goal, [row('near', 10, 1)])).toBeUndefined();
});

test('growth is what the same case costs on the largest data beside the smallest', () => {
  const grown = addRatios([row('near', 10, 2), row('goal', 10, 5), row('near', 100, 3), row('goal', 100, 5)]);
  expect(grown.map(({ figures: { growth } }) => growth)).toEqual([undefined, undefined, 1.5, 1]);
});

test('lists are compared with the list of the floor, bookings with those of the plain server', () => {
  const lists = { group: 'lists', case: 'list of 20', gygs: 0 } as const;
  const bookings = { group: 'bookings', case: 'booking', gygs: 0 } as const;
  const [, product, , booked] = addRatios([
    { ...lists, server: 'floor', figures: { 'processor ms': 1 } },
    { ...lists, server: 'product', gygs: 10, figures: { 'processor ms': 4 } },
    { ...bookings, server: 'plain', figures: { 'per second': 200 } },
    { ...bookings, server: 'product', gygs: 10, figures: { 'per second': 100 } },
  ]);
  expect(product?.figures['of floor']).toBe(0.25);
  expect(booked?.figures['of plain']).toBe(0.5);
});
