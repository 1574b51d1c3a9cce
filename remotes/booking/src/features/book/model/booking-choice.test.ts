import { buildGygViewer, buildNeed } from '@gyg/contract/testing';
import { describe, expect, test } from 'vitest';
import {
  type ChoiceOptions,
  firstOpenStage,
  type GivenChoice,
  needsOfKind,
  problemOf,
  refusedNeed,
  stageToShow,
  startChoice,
} from './booking-choice';

const skill = buildNeed();
const item = buildNeed({ id: 'need-sacks', contributionType: 'COMMODITY', availablePositions: 120 });
const cook = buildNeed({ id: 'need-cook', availablePositions: 0 });
const options: ChoiceOptions = {
  needs: [skill, item, cook],
  viewer: buildGygViewer(),
  organizations: [{ organizationId: 'org-fix' }],
};
const alone = { ...options, organizations: [] };
const nothing: GivenChoice = {
  needId: null,
  kind: null,
  representing: null,
  quantity: null,
  comment: '',
  accepted: false,
};
const named = { ...nothing, needId: skill.id };
const complete = { ...startChoice(named, alone), accepted: true };

describe('the first stage', () => {
  test('is participation if nothing is chosen', () => {
    expect(firstOpenStage(startChoice(nothing, options))).toBe('participation');
  });
  test('is after participation if the address has the contribution', () => {
    expect(firstOpenStage(startChoice(named, options))).toBe('representation');
  });
  test('skips representation for a user without organisations', () => {
    expect(firstOpenStage(startChoice(named, alone))).toBe('confirm');
  });
  test.each([
    ['me', 'confirm'],
    ['org-fix', 'confirm'],
    ['org-of-others', 'representation'],
  ] as const)('with %s in the address is %s', (representing, stage) => {
    expect(firstOpenStage(startChoice({ ...named, representing }, options))).toBe(stage);
  });
  test('is participation if the contribution in the address cannot be booked; its kind is chosen', () => {
    const choice = startChoice({ ...nothing, needId: cook.id }, options);
    expect([firstOpenStage(choice), choice.kind, choice.needId]).toEqual(['participation', 'SKILL', null]);
  });
});

test.each([
  ['confirm', 'representation'],
  ['representation', 'representation'],
  ['participation', 'participation'],
  [null, 'representation'],
] as const)('an address that asks for %s shows %s, the first that is not answered', (asked, shown) => {
  expect(stageToShow(asked, startChoice(named, options))).toBe(shown);
});

describe('a contribution in the address', () => {
  test.each([
    ['need-picker', undefined],
    ['need-cook', 'full'],
    ['need-gone', 'missing'],
    [null, undefined],
  ] as const)('%s is refused for the reason %s', (needId, reason) => {
    expect(refusedNeed(needId, options)?.reason).toBe(reason);
  });
});

describe('the problem of a stage', () => {
  test('participation requires volunteer or donate, then one contribution of that kind', () => {
    expect(problemOf('participation', { ...complete, kind: null }, skill)).toBe('kind');
    expect(problemOf('participation', { ...complete, kind: 'COMMODITY' }, skill)).toBe('contribution');
    expect(problemOf('participation', complete, undefined)).toBe('contribution');
    expect(problemOf('participation', complete, skill)).toBeUndefined();
  });
  test('representation requires personal or organisation, then which organisation', () => {
    expect(problemOf('representation', { ...complete, representing: null }, skill)).toBe('representation');
    const asOrganization = { ...complete, representing: 'organization' as const };
    expect(problemOf('representation', asOrganization, skill)).toBe('organization');
    expect(problemOf('representation', { ...asOrganization, organizationId: 'org' }, skill)).toBeUndefined();
    expect(firstOpenStage(asOrganization)).toBe('representation');
  });
  test('confirmation requires the terms', () => {
    expect(problemOf('confirm', { ...complete, accepted: false }, skill)).toBe('terms');
    expect(problemOf('confirm', complete, skill)).toBeUndefined();
  });
  test.each([
    [null, 'quantity'],
    [Number.NaN, 'quantity'],
    [-1, 'quantity'],
    [0, 'quantity'],
    [121, 'tooMany'],
    [120, undefined],
  ] as const)('a quantity of %s items results in %s', (quantity, problem) => {
    expect(problemOf('confirm', { ...complete, kind: 'COMMODITY', quantity }, item)).toBe(problem);
  });
});

test('needs of a kind include whether the user may give to them', () => {
  expect(needsOfKind([skill, item], 'COMMODITY', buildGygViewer())).toEqual([
    { need: item, offer: { allowed: true, reason: null } },
  ]);
});
