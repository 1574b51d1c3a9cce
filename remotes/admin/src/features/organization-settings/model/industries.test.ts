import { updateOrganizationBodySchema } from '@gyg/contract/forms';
import { expect, test } from 'vitest';
import en from '../../../translations/en.json';
import sv from '../../../translations/sv.json';
import { industries } from './industries';

const { industry: schema } = updateOrganizationBodySchema.shape;

test('the industries are all that the contract takes: none, and the 21 sections of NACE', () => {
  expect(industries.filter((_, code) => !schema.safeParse(code).success)).toEqual([]);
  expect(schema.safeParse(industries.length).success).toBe(false);
});

test('each has a name of its own in both languages, from section A to section U', () => {
  for (const { industry } of [en.organization, sv.organization]) {
    expect(new Set(industries.map((section) => industry[section])).size).toBe(industries.length);
  }
  expect([en.organization.industry.A, en.organization.industry.U]).toEqual([
    'Agriculture, forestry and fishing',
    'Activities of extraterritorial organisations and bodies',
  ]);
});
