import { expect, test } from 'vitest';
import { readSubject, writeSubject } from './reminder-subject';

test.each(['BOOKING', 'PLACE'] as const)('the subject of a %s is written and read without dots', (kind) => {
  const subject = { kind, id: '0190b3f2-77aa-7000-8000-1234567890ab', start: Date.UTC(2027, 5, 12) };
  const text = writeSubject(subject);
  expect(readSubject(text)).toEqual(subject);
  expect(text).toMatch(/^[\w~-]{1,80}$/);
});

test.each(['', 'b', 'b~id', 'x~id~abc', 'b~id~', 'b~i~d~abc', 'b~id~A B'])('"%s" is no subject', (text) => {
  expect(readSubject(text)).toBeUndefined();
});
