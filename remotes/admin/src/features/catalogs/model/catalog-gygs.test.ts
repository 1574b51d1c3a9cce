import type { CatalogWithGygs } from '@gyg/contract';
import { buildGyg } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { catalog, catalogGygs } from '../../../testing/catalogs';
import { byDate, inOrder, isByDate, isPublic, orderedGygs } from './catalog-gygs';

const titles = (gygs: readonly { title: string }[]) => gygs.map(({ title }) => title);

test('hidden gygs and drafts keep their place among the public ones', () => {
  expect(titles(orderedGygs(catalog))).toEqual(['Spring clean-up', 'Boathouse', 'Beach school', 'Crab pots']);
  expect(titles(orderedGygs(catalog).filter(isPublic))).toEqual(['Spring clean-up', 'Beach school']);
});

test('a gyg that the catalogue names but the API does not send has no place', () => {
  const lost: CatalogWithGygs = { ...catalog, gygIds: `${catalog.gygIds}|gyg-lost` };
  expect(orderedGygs(lost)).toEqual(orderedGygs(catalog));
});

test('the order by date is earliest first, and is recognised', () => {
  const sorted = byDate(catalogGygs);
  expect(titles(sorted)).toEqual(['Boathouse', 'Beach school', 'Spring clean-up', 'Crab pots']);
  expect([isByDate(catalogGygs), isByDate(sorted), isByDate([])]).toEqual([false, true, true]);
});

test('gygs with the same start are in the order by date, whatever their order', () => {
  const same = [buildGyg({ id: 'b' }), buildGyg({ id: 'a' })];
  expect(isByDate(same)).toBe(true);
  expect(byDate(same)).toEqual(same);
});

test('an order of ids becomes gygs', () => {
  expect(titles(inOrder(catalogGygs, ['gyg-school', 'gyg-lost', 'gyg-shore']))).toEqual([
    'Beach school',
    'Spring clean-up',
  ]);
});
