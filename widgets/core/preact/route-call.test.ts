import { expect, test } from 'vitest';
import { readAnswer, routeCall } from './route-call';

test('puts parameters into the path, encoded', () => {
  expect(routeCall('POST /gygs/{gygId}/participants', { gygId: 'a/b' })).toEqual({
    method: 'POST',
    path: '/gygs/a%2Fb/participants',
  });
});

test('a parameter that is missing is an error', () => {
  expect(() => routeCall('GET /gygs/{gygId}')).toThrow('needs gygId');
});

test.each([undefined, null, 'text', {}, { items: {} }, { items: [], id: 1 }])(
  '%o is not what was asked for',
  (answer) => {
    expect(() => readAnswer<{ items: string[]; id: string }>(answer, { items: 'array', id: 'string' })).toThrow(
      'answer.unreadable',
    );
  },
);

test('what has its fields is returned as it is', () => {
  const answer = { items: [], id: 'a', more: 1 };
  expect(readAnswer<{ items: string[]; id: string }>(answer, { items: 'array', id: 'string' })).toBe(answer);
});
