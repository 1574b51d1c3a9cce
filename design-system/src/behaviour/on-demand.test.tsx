import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onDemand, useOnDemand } from './on-demand';

const settle = () => act(async () => {});
const failsOnce = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part');

it('loads nothing until requested, then once for all callers', async () => {
  const fetchPart = vi.fn(async () => 'part');
  const on = onDemand(fetchPart);
  const { result, rerender } = renderHook(({ wanted }) => useOnDemand(on, wanted), { initialProps: { wanted: false } });
  await settle();
  expect(fetchPart).not.toHaveBeenCalled();
  rerender({ wanted: true });
  await settle();
  expect(result.current.part).toBe('part');
  const other = renderHook(() => useOnDemand(on, true));
  expect(other.result.current.part).toBe('part');
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

it('reports a failure without throwing; the next call retries', async () => {
  const on = onDemand(failsOnce());
  const { result } = renderHook(() => useOnDemand(on, true));
  await settle();
  expect(result.current).toEqual({ part: undefined, failed: true });
  await act(on.load);
  expect(result.current).toEqual({ part: 'part', failed: false });
});

it('retries with each new request, and when the network is back', async () => {
  const fetchPart = failsOnce().mockRejectedValueOnce(new Error('still offline'));
  const on = onDemand(fetchPart);
  const { result, rerender } = renderHook(({ wanted }) => useOnDemand(on, wanted), { initialProps: { wanted: 1 } });
  await settle();
  rerender({ wanted: 2 });
  await settle();
  expect(fetchPart).toHaveBeenCalledTimes(2);
  expect(result.current.failed).toBe(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(result.current.part).toBe('part');
});

it('stops listening to the network once loaded or no longer requested', async () => {
  const fetchPart = failsOnce();
  const on = onDemand(fetchPart);
  const { unmount } = renderHook(() => useOnDemand(on, true));
  await settle();
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(fetchPart).toHaveBeenCalledTimes(1);
});
