import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { callOptions, invalidateCalls } from './queries';

test('a change makes the responses of the named calls stale, with any input, and no others', async () => {
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

test('a page that was opening while something changed shows the state after the change', async () => {
  const queries = new QueryClient();
  const { queryKey } = callOptions('getGygProfile', { params: { gygId: 'a' } });
  let resolveFirst: (state: string) => void = () => undefined;
  const first = new Promise<string>((resolve) => {
    resolveFirst = resolve;
  });
  const responses = [first, Promise.resolve('after')];
  const page = new QueryObserver<unknown>(queries, { queryKey, queryFn: () => responses.shift() });
  const leave = page.subscribe(() => undefined);
  const changed = invalidateCalls(queries, ['getGygProfile']);
  resolveFirst('before');
  await changed;
  expect(page.getCurrentResult().data).toBe('after');
  leave();
});
