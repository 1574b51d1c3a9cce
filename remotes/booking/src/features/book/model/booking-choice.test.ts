import { buildGygViewer, buildNeed } from '@gyg/contract/testing';
import { describe, expect, test } from 'vitest';
import { firstOpenStage, needsOfKind, problemOf, startChoice } from './booking-choice';

const skill = buildNeed();
const item = buildNeed({ id: 'need-sacks', contributionType: 'COMMODITY', availablePositions: 120 });
const complete = { ...startChoice({ need: skill, hasOrganizations: false }), accepted: true };

describe('the first stage', () => {
  test('is participation if nothing is chosen', () => {
    expect(firstOpenStage(startChoice({ need: undefined, hasOrganizations: true }))).toBe('participation');
  });
  test('is after participation if the address has the contribution', () => {
    expect(firstOpenStage(startChoice({ need: skill, hasOrganizations: true }))).toBe('representation');
  });
  test('skips representation for a user without organisations', () => {
    expect(firstOpenStage(startChoice({ need: skill, hasOrganizations: false }))).toBe('confirm');
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
  });
  test('confirmation requires the terms', () => {
    expect(problemOf('confirm', { ...complete, accepted: false }, skill)).toBe('terms');
    expect(problemOf('confirm', complete, skill)).toBeUndefined();
  });
  test.each([
    [null, 'quantity'],
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
