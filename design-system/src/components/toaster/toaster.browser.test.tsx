import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from './toaster';

/** Only one window can have the focus: ignores real focus events, which a page of a parallel test may cause. */
const hideFromToaster = (event: FocusEvent) =>
  event.isTrusted && event.target === window && event.stopImmediatePropagation();

beforeEach(async () => {
  for (const what of ['blur', 'focus'] as const) window.addEventListener(what, hideFromToaster, true);
  await import('./timed-toasts');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  for (const what of ['blur', 'focus'] as const) window.removeEventListener(what, hideFromToaster, true);
});

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const dispatchFocusEvent = (what: 'blur' | 'focus') => act(() => void window.dispatchEvent(new FocusEvent(what)));

it('the timer of a message pauses while the window has no focus, and then continues', async () => {
  const dismiss = vi.fn();
  const toasts = [{ id: 1, tone: 'success', text: 'Booked' }] as const;
  render(<Toaster label="Messages" dismissLabel="Dismiss" timeout={4_000} toasts={toasts} onDismiss={dismiss} />);
  // In the library's view, messages are focusable dialogs.
  await vi.waitFor(() => screen.getByRole('dialog', { name: 'Booked' }));
  await pass(2_000);
  dispatchFocusEvent('blur');
  await pass(60_000);
  expect(dismiss).not.toHaveBeenCalled();
  dispatchFocusEvent('focus');
  await pass(1_000);
  expect(dismiss).not.toHaveBeenCalled();
  await pass(1_500);
  expect(dismiss).toHaveBeenCalledWith(1);
});
