import { expect, test } from 'vitest';
import { mailTimesOf } from './mail-queue.service';

const timesOf = (counts: Record<string, number>) => mailTimesOf(new Map(Object.entries(counts)));

test('half of the mails were sent within the span that the middle one falls into', () => {
  const counts = {
    'mail.sent': 10,
    'mail.within.10': 1,
    'mail.within.2': 4,
    'mail.within.1': 4,
    'mail.within.more': 1,
  };
  expect(timesOf(counts)).toEqual({ sentLastDay: 10, medianSeconds: 2 });
});

test.each([
  ['none were sent', {}],
  ['most were later than an hour', { 'mail.within.1': 1, 'mail.within.more': 2 }],
])('there is no span if %s', (_when, counts) => {
  expect(timesOf(counts).medianSeconds).toBeNull();
});
