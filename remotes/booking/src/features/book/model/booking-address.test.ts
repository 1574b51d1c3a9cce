import { describe, expect, test } from 'vitest';
import { addressOf, readAddress } from './booking-address';
import type { BookingChoice } from './booking-choice';

const read = (query: string) => readAddress(new URLSearchParams(query));
const choice: BookingChoice = {
  kind: 'COMMODITY',
  needId: 'need-sacks',
  representing: 'organization',
  organizationId: 'org-fix',
  quantity: 12,
  comment: 'My phone is 070-123 45 67',
  accepted: true,
};

test('an address says stage and choices, and never the comment', () => {
  const address = addressOf(new URLSearchParams('gid=gyg-shore&lang=sv'), choice, 'confirm', undefined);
  expect(address).toBe('?gid=gyg-shore&lang=sv&id=need-sacks&type=COMMODITY&for=org-fix&quantity=12&stage=confirm');
  expect(read(address)).toEqual({
    needId: 'need-sacks',
    kind: 'COMMODITY',
    representing: 'org-fix',
    quantity: 12,
    stage: 'confirm',
  });
});

test('the address of an untouched flow stays as it is', () => {
  const untouched: BookingChoice = {
    ...choice,
    kind: null,
    needId: null,
    representing: null,
    organizationId: null,
    quantity: 1,
  };
  expect(addressOf(new URLSearchParams(), untouched, 'participation', undefined)).toBe('');
});

test('a skill has no quantity, and oneself is "me"', () => {
  const skill: BookingChoice = {
    ...choice,
    kind: 'SKILL',
    needId: 'n',
    representing: 'personal',
    organizationId: null,
  };
  expect(addressOf(new URLSearchParams('quantity=3'), skill, 'confirm', undefined)).toBe(
    '?id=n&type=SKILL&for=me&stage=confirm',
  );
});

test('a refused contribution stays in the address until another is chosen', () => {
  const refused = { needId: 'need-full', reason: 'full', justNow: false } as const;
  const from = new URLSearchParams('id=need-full');
  expect(addressOf(from, { ...choice, needId: null }, 'participation', refused)).toContain('id=need-full');
  expect(addressOf(from, choice, 'participation', refused)).toContain('id=need-sacks');
});

describe('what is not valid counts as not given', () => {
  test.each(['quantity=0', 'quantity=-1', 'quantity=1.5', 'quantity=many', 'quantity=1e9', ''])('%s', (query) => {
    expect(read(query).quantity).toBeNull();
  });
  test('a stage and a kind that do not exist', () => {
    expect(read('stage=thanks&type=MONEY&id=&for=')).toMatchObject({
      stage: null,
      kind: null,
      needId: null,
      representing: null,
    });
  });
});
