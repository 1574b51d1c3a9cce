import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOnDemand } from './use-on-demand';

const settle = () => act(async () => {});

test('fetches nothing until it is wanted, then once', async () => {
  const fetchPart = vi.fn(async () => 'part');
  const { result, rerender } = renderHook(({ wanted }) => useOnDemand(fetchPart, { wanted }), {
    initialProps: { wanted: false },
  });
  expect(fetchPart).not.toHaveBeenCalled();
  rerender({ wanted: true });
  await settle();
  expect(result.current.part).toBe('part');
  rerender({ wanted: false });
  rerender({ wanted: true });
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('says that it failed, and asks once more when told to', async () => {
  const fetchPart = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('part');
  const { result } = renderHook(() => useOnDemand(fetchPart, { wanted: true }));
  await settle();
  expect(result.current).toMatchObject({ part: undefined, failed: true });
  act(() => result.current.retry());
  await settle();
  expect(result.current).toMatchObject({ part: 'part', failed: false });
});

test('asks what stood in for it before it takes its place', async () => {
  const seen: (string | undefined)[] = [];
  const { result } = renderHook((): ReturnType<typeof useOnDemand<string>> => {
    const onArrival = () => seen.push(result.current.part);
    return useOnDemand(async () => 'part', { wanted: true, onArrival });
  });
  await settle();
  expect(seen).toEqual([undefined]);
});
