import { expect, test } from 'vitest';
import { attendedIn } from './attended';

test('only people who attended are asked for a story, each once', () => {
  expect(
    attendedIn([
      { userId: 'user-elin', attendance: 'ATTENDED' },
      { userId: 'user-elin', attendance: 'ATTENDED' },
      { userId: null, attendance: 'ATTENDED' },
      { userId: 'user-maja', attendance: 'ABSENT' },
      { userId: 'user-omar', attendance: null },
      { userId: 'user-hanna', attendance: 'ATTENDED' },
    ]),
  ).toEqual(['user-elin', 'user-hanna']);
});
