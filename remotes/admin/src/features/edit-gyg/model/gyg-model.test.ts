import { buildGyg, buildGygPage } from '@gyg/contract/testing';
import { describe, expect, test } from 'vitest';
import { sectionState } from './editor-sections';
import { invalidPlaceFields, placeValuesOf } from './gyg-values';
import { missingIn } from './missing';
import { pageBodyOf, pageFieldOf, pageSchema, pageValuesOf } from './page-values';

const start = '2027-06-12T07:30:00.000Z';
const end = '2027-06-12T14:00:00.000Z';
const complete = { title: 'Shore day', summary: 'Short', address: 'Smögen', startDateTime: start, endDateTime: end };
const now = new Date('2027-06-01T00:00:00Z');

describe('what is missing', () => {
  test('follows the values on screen, in the order of the editor', () => {
    expect(missingIn(complete, now)).toEqual([]);
    expect(missingIn({ ...complete, title: ' ', address: '', endDateTime: '' }, now)).toEqual([
      'title',
      'address',
      'endDateTime',
    ]);
    expect(missingIn(complete, new Date(end))).toEqual(['past']);
  });

  test('marks its section, and other sections are open until they are filled in', () => {
    const facts = {
      missing: missingIn({ ...complete, address: '' }, now),
      hasPicture: true,
      emptyTexts: 1,
      needs: 0,
      places: 3,
      languages: 1,
    };
    const states = (['basics', 'when', 'picture', 'texts', 'needs', 'recipients', 'team'] as const).map((id) =>
      sectionState(id, facts),
    );
    expect(states).toEqual(['done', 'missing', 'done', 'open', 'open', 'done', 'open']);
  });
});

describe('date and place', () => {
  const once = { address: '', repeats: 'NONE', occasionMinutes: null } as const;

  test('a draft without a date has none, whatever the response contains', () => {
    expect(placeValuesOf(buildGyg(), ['startDateTime'])).toMatchObject({ startDateTime: '', endDateTime: end });
  });

  test('both times wait until they are in order', () => {
    const held = (from: string, to: string) => [
      ...invalidPlaceFields({ ...once, startDateTime: from, endDateTime: to }),
    ];
    expect(held(start, end)).toEqual([]);
    expect(held(end, start)).toEqual(['startDateTime', 'endDateTime']);
    expect(held('', end)).toEqual(['startDateTime']);
  });
});

describe('the texts of the page', () => {
  test('have the names of the API in calls, and those of the form in errors', () => {
    expect(pageBodyOf({ preface: '<p>Hi</p>', billettoEventId: '7' })).toEqual({
      'page.preface': '<p>Hi</p>',
      'settings.billettoEventId': '7',
    });
    expect(pageFieldOf('page.donationUrl')).toBe('donationUrl');
    expect(pageValuesOf(buildGygPage())).toMatchObject({ participantInfo: '', impact: '' });
  });

  test('a donation link must be a web address', () => {
    const accepts = (donationUrl: string) =>
      pageSchema.safeParse({ ...pageValuesOf(buildGygPage()), donationUrl }).success;
    expect(['', 'https://renkust.example/give', 'javascript:alert(1)', 'give'].map(accepts)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
