import { buildGyg } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { gygListTexts, placesLeft, shownState } from './gyg-list-texts';

const { en, sv } = gygListTexts;

test('shows the open places in both languages', () => {
  const gyg = buildGyg({ positionsLeft: 18, itemsLeft: 6 });
  expect(placesLeft(gyg, en)).toBe('18 positions, 6 items');
  expect(placesLeft(gyg, sv)).toBe('18 platser, 6 saker');
  expect(placesLeft(buildGyg({ positionsLeft: 1, itemsLeft: 0 }), sv)).toBe('1 plats');
});

test('shows no open places if nothing is needed, or for past gygs', () => {
  expect(placesLeft(buildGyg({ positionsLeft: 0, itemsLeft: 0 }), en)).toBe('');
  expect(placesLeft(buildGyg({ state: 'FINISHED', positionsLeft: 3 }), en)).toBe('');
});

test('states have display names', () => {
  expect((['PUBLISHED', 'ONGOING', 'FINISHED'] as const).map((state) => en.states[shownState(state)])).toEqual([
    'Upcoming',
    'In progress',
    'Past',
  ]);
});
