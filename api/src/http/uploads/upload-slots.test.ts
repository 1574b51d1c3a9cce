import { expect, test } from 'vitest';
import { createUploadSlots } from './upload-slots';

let time = 0;
const slots = { perUser: 2, perAddress: 3, total: 4, keptFor: 100 };
function open() {
  time = 0;
  return createUploadSlots(slots, () => time);
}
const codeOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown ? thrown.code : thrown;
  }
};

test('slots are bounded for a user and for an address', () => {
  const take = open();
  const first = take({ userId: 'a', address: '1' });
  take({ userId: 'a', address: '1' });
  expect(codeOf(() => take({ userId: 'a', address: '2' }))).toBe('request.too_many');
  take({ userId: 'b', address: '1' });
  expect(codeOf(() => take({ userId: 'c', address: '1' }))).toBe('request.too_many');
  first.free();
  first.free();
  take({ userId: 'c', address: '1' });
});

test('when all are taken, the oldest upload of the user with most ends, if it has had its time and still arrives', () => {
  const take = open();
  const phone = take({ userId: 'phone', address: '1' });
  const [arrived, slow] = [take({ userId: 'a', address: '2' }), take({ userId: 'a', address: '2' })];
  arrived.arrived();
  const other = take({ userId: 'b', address: '3' });
  const next = () => take({ userId: `next ${time}`, address: `${time}` });
  time = 100;
  expect(codeOf(next)).toBe('server.unavailable');
  time = 101;
  next();
  expect([phone, arrived, slow, other].map(({ signal }) => signal.aborted)).toEqual([false, false, true, false]);
  slow.free();
  next();
  expect([phone, arrived, other].map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
});
