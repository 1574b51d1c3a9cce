import { expect, test } from 'vitest';
import { createFormat } from './format';

const start = '2027-06-12T07:30:00.000Z';
const end = '2027-06-12T14:00:00.000Z';

test('dates are those of mails and widgets, in Swedish time', () => {
  expect(createFormat('en').dateTime(start)).toBe('Sat, Jun 12, 2027, 09:30');
  expect(createFormat('en').span(start, end)).toBe('Sat, Jun 12, 2027, 09:30 – 16:00');
  expect(createFormat('en').day(start)).toBe('Sat, Jun 12');
  expect(createFormat('sv').weekday('2027-06-12T22:30:00.000Z')).toBe('söndag');
  expect(createFormat('sv').span(start, end)).toBe('lör 12 juni 2027 kl. 09:30–16:00');
});

test('what has just been is said as time that has passed', () => {
  const now = new Date('2027-06-12T12:00:00Z');
  const [en, sv] = [createFormat('en'), createFormat('sv')];
  expect(en.ago('2027-06-12T11:59:50Z', now)).toBe('now');
  expect(en.ago('2027-06-12T12:00:50Z', now)).toBe('now');
  expect(en.ago('2027-06-12T11:18:50Z', now)).toBe('41 minutes ago');
  expect(en.ago('2027-06-12T09:30:00Z', now)).toBe('2 hours ago');
  expect(sv.ago('2027-06-12T09:30:00Z', now)).toBe('för 2 timmar sedan');
  expect(sv.ago('2027-06-11T09:30:00Z', now)).toBe('i går');
  expect(en.ago('2027-06-06T09:30:00Z', now)).toBe('6 days ago');
  expect(en.ago('2027-06-05T09:30:00Z', now)).toBe('Sat, Jun 5, 2027');
});

test('hours are minutes over sixty with one decimal', () => {
  expect(createFormat('en').hours(390)).toBe('6.5');
  expect(createFormat('sv').hours(390)).toBe('6,5');
});

test('hours in a sentence have a decimal if they need one', () => {
  const { hoursInText } = createFormat('en');
  expect([240, 390, 14, 59].map(hoursInText)).toEqual(['4', '6.5', '0.2', '1']);
  expect(createFormat('sv').hoursInText(150)).toBe('2,5');
});
