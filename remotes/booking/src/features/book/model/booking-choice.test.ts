import { buildGygViewer, buildNeed } from '@gyg/contract/testing';
import { describe, expect, test } from 'vitest';
import { firstOpenStage, needsOfKind, problemOf, startChoice } from './booking-choice';

const skill = buildNeed();
const item = buildNeed({ id: 'need-sacks', contributionType: 'COMMODITY', availablePositions: 120 });
const complete = { ...startChoice({ need: skill, hasOrganizations: false }), accepted: true };

describe('where the flow starts', () => {
  test('with everything open it starts at participation', () => {
    expect(firstOpenStage(startChoice({ need: undefined, hasOrganizations: true }))).toBe('participation');
  });
  test('a route that names the contribution has answered participation', () => {
    expect(firstOpenStage(startChoice({ need: skill, hasOrganizations: true }))).toBe('representation');
  });
  test('a person without organisations has answered representation', () => {
    expect(firstOpenStage(startChoice({ need: skill, hasOrganizations: false }))).toBe('confirm');
  });
});

describe('what keeps a stage from being left', () => {
  test('participation needs volunteer or donate, then one contribution of that kind', () => {
    expect(problemOf('participation', { ...complete, kind: null }, skill)).toBe('kind');
    expect(problemOf('participation', { ...complete, kind: 'COMMODITY' }, skill)).toBe('contribution');
    expect(problemOf('participation', complete, undefined)).toBe('contribution');
    expect(problemOf('participation', complete, skill)).toBeUndefined();
  });
  test('representation needs personal or organisation, and then which', () => {
    expect(problemOf('representation', { ...complete, representing: null }, skill)).toBe('representation');
    const asOrganization = { ...complete, representing: 'organization' as const };
    expect(problemOf('representation', asOrganization, skill)).toBe('organization');
    expect(problemOf('representation', { ...asOrganization, organizationId: 'org' }, skill)).toBeUndefined();
  });
  test('confirmation needs the terms', () => {
    expect(problemOf('confirm', { ...complete, accepted: false }, skill)).toBe('terms');
    expect(problemOf('confirm', complete, skill)).toBeUndefined();
  });
  test.each([
    [null, 'quantity'],
    [0, 'quantity'],
    [121, 'tooMany'],
    [120, undefined],
  ] as const)('a quantity of %s items gives %s', (quantity, problem) => {
    expect(problemOf('confirm', { ...complete, kind: 'COMMODITY', quantity }, item)).toBe(problem);
  });
});

test('needs of a kind come with whether one may give to them', () => {
  expect(needsOfKind([skill, item], 'COMMODITY', buildGygViewer())).toEqual([
    { need: item, offer: { allowed: true, reason: null } },
  ]);
});
