import { describe, expect, test } from 'vitest';
import { cancellableUntil, gygStateAt } from './gyg-state';

const time = (text: string) => new Date(`2027-06-12T${text}Z`);
const [start, end] = [time('08:00:00.000'), time('12:00:00.000')];
const gyg = { startDateTime: start, endDateTime: end, publishedAt: time('00:00:00.000'), finishedAt: null };

describe('the state of a gyg by the clock', () => {
  test.each([
    ['07:59:59.999', 'PUBLISHED'],
    ['08:00:00.000', 'ONGOING'],
    ['11:59:59.999', 'ONGOING'],
    ['12:00:00.000', 'FINISHED'],
  ])('at %s it is %s', (at, state) => {
    expect(gygStateAt(gyg, time(at))).toBe(state);
  });

  test('a draft is a draft at any time', () => {
    expect(gygStateAt({ ...gyg, publishedAt: null }, time('13:00:00.000'))).toBe('CREATED');
  });

  test('a host may finish it earlier', () => {
    expect(gygStateAt({ ...gyg, finishedAt: time('09:00:00.000') }, time('09:00:00.000'))).toBe('FINISHED');
  });
});

describe('a booking can be cancelled', () => {
  test('until the start when it was made before it', () => {
    expect(cancellableUntil(gyg, time('07:00:00.000'), time('07:30:00.000'))).toEqual(start);
    expect(cancellableUntil(gyg, time('07:00:00.000'), start)).toBeNull();
  });

  test('until the end when it was made after the start', () => {
    expect(cancellableUntil(gyg, start, time('09:00:00.000'))).toEqual(end);
    expect(cancellableUntil(gyg, start, end)).toBeNull();
  });
});
