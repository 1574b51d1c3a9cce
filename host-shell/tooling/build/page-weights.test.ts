import { expect, test } from 'vitest';
import { assertLightPages, pageWeights } from './page-weights.mjs';

const home = './pages/home/home-page';
const sizes: Record<string, number> = {
  [home]: 4000,
  './pages/other': 300,
  './translations/first.en.json': 50,
  './translations/first.sv.json': 60,
  './translations/en': 500,
  './translations/sv': 400,
};
const built = {
  shell: { scripts: [1_000_000, 200_000], texts: [500, 700] },
  areas: {
    public: {
      first: [10, 20],
      imports: (...requests: string[]) =>
        requests.map((request) => sizes[request]).find((size) => size !== undefined) ?? 0,
    },
  },
};

test('a page of an area weighs the area’s first files, its screen, and its texts in the longer language', () => {
  const weights = pageWeights(built, { public: [home, './pages/other'] });
  expect(weights[`public ${home}`]).toBe(10 + 20 + 4000 + 60);
  expect(weights['public ./pages/other']).toBe(10 + 20 + 300 + 500);
});

test('home weighs the shell as well, with its texts in the longer language', () => {
  const weights = pageWeights(built, { public: [home] });
  expect(weights.home).toBe(4090 + 1_200_000 + 700);
  expect(pageWeights({ ...built, areas: {} })).toEqual({});
});

test('a build fails if home or a page of an area is above its budget', () => {
  const budgets = { home: 130, 'public ./pages/big': 50_000 };
  const check = (weights: Record<string, number>) => () => assertLightPages(weights, budgets);
  expect(check({ home: 130, 'public ./pages/big': 50_000, 'public ./pages/other': 45_000 })).not.toThrow();
  expect(check({ home: 131 })).toThrow(/home has 131 bytes, more than 130/);
  expect(check({ 'public ./pages/big': 50_001 })).toThrow(/more than 50000/);
  expect(check({ 'public ./pages/other': 45_001 })).toThrow(/other has 45001 bytes, more than 45000/);
});
