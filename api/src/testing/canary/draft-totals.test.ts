import { afterAll, expect, test, vi } from 'vitest';
import { openDraftScene, ownStory, unrelated } from './draft-scene';
import { type Seen, searchAllReads, whereDifferent } from './search-all-reads';

// On one engine: both use the same conditions for lists and their totals, and other tests run those on both.

// All calls are made three times, which takes minutes on a computer that does much else.
vi.setConfig({ testTimeout: 900_000 });

const { api, fixture, elsewhere, add, publishAndTakeDown } = await openDraftScene();
afterAll(() => api.close());

const read = () => searchAllReads(api, fixture, unrelated, elsewhere);

test('a draft changes no answer to unrelated callers: the same totals and ETags, before and after it was public', async () => {
  const before = await read();
  const added = await add();
  const others = (seen: readonly Seen[]) => seen.filter((one) => !ownStory(one));
  expect(whereDifferent(others(before), others(await read())).join('\n')).toBe('');

  expect(await publishAndTakeDown(added)).toEqual([200, 200, 201, 201, 200, 200]);
  const notBooked = (seen: readonly Seen[]) => seen.filter((one) => one.actor !== 'booker');
  expect(whereDifferent(notBooked(before), notBooked(await read())).join('\n')).toBe('');
});
