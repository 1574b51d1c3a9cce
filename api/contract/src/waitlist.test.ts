import { describe, expect, test } from 'vitest';
import { isWaitlistOpen, offerEnd, takesQueue } from './waitlist';

const at = (text: string) => new Date(text);

describe('an offer of the waiting list', () => {
  test('is held for 24 hours', () => {
    expect(offerEnd(at('2027-06-12T07:00:00Z'), at('2027-06-01T10:00:00Z'))).toEqual(at('2027-06-02T10:00:00Z'));
  });

  test('ends at the latest 12 hours before the start', () => {
    expect(offerEnd(at('2027-06-12T07:00:00Z'), at('2027-06-11T10:00:00Z'))).toEqual(at('2027-06-11T19:00:00Z'));
  });

  test.each([
    // Swedish clocks move on 28 March 2027 and 31 October 2027; a day is then 23 or 25 hours on the clock.
    ['2027-03-27T12:00:00Z', '2027-03-28T12:00:00Z'],
    ['2027-10-30T12:00:00Z', '2027-10-31T12:00:00Z'],
  ])('of %s is held for 24 real hours when the clocks change', (offered, ends) => {
    expect(offerEnd(at('2027-11-12T07:00:00Z'), at(offered))).toEqual(at(ends));
  });
});

test('people can queue as long as an offer could be held for half an hour', () => {
  const start = at('2027-06-12T20:00:00Z');
  expect(isWaitlistOpen(start, at('2027-06-12T07:30:00Z'))).toBe(true);
  expect(isWaitlistOpen(start, at('2027-06-12T07:30:01Z'))).toBe(false);
  expect(isWaitlistOpen(start, at('2027-06-13T07:30:00Z'))).toBe(false);
});

test('only an upcoming gyg has a queue', () => {
  const startDateTime = '2027-06-12T20:00:00Z';
  const early = Date.parse('2027-06-01T07:30:00Z');
  expect(takesQueue({ state: 'PUBLISHED', startDateTime }, early)).toBe(true);
  expect(takesQueue({ state: 'PUBLISHED', startDateTime }, Date.parse('2027-06-12T08:00:00Z'))).toBe(false);
  for (const state of ['CREATED', 'ONGOING', 'FINISHED'] as const) {
    expect(takesQueue({ state, startDateTime }, early)).toBe(false);
  }
});
