import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useIdle } from './use-idle';

const Shown = () => <output>{useIdle() ? 'idle' : 'busy'}</output>;
const shown = () => screen.getByRole('status').textContent;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('waits until the page has loaded, then until the browser is idle', () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => waiting.push(then));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  render(<Shown />);
  expect([waiting.length, shown()]).toEqual([0, 'busy']);
  state.mockReturnValue('complete');
  act(() => void window.dispatchEvent(new Event('load')));
  expect([waiting.length, shown()]).toEqual([1, 'busy']);
  act(() => waiting[0]?.());
  expect(shown()).toBe('idle');
});

test('in browsers without idle callbacks it waits for a moment', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  render(<Shown />);
  expect(shown()).toBe('busy');
  expect((await screen.findByText('idle')).textContent).toBe('idle');
});
