import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { callOptions, invalidateCalls } from './queries';

test('a change makes the answers of the named calls stale, with any input, and no others', async () => {
  const queries = new QueryClient();
  const keys = [
    callOptions('getGygProfile', { params: { gygId: 'a' } }).queryKey,
    callOptions('getGygProfile', { params: { gygId: 'b' } }, { as: 'guest' }).queryKey,
    callOptions('getConfig', {}).queryKey,
  ];
  for (const key of keys) queries.setQueryData<unknown>(key, {});
  await invalidateCalls(queries, ['getGygProfile', 'listUserBookings']);
  expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});
