import { toast } from '@gyg/platform';
import { startI18n, useToasts } from '@gyg/platform/internal';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addShellTexts } from '../translations/add-shell-texts';
import { Toasts } from './toasts';

beforeEach(async () => {
  await startI18n('en');
  addShellTexts();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  useToasts.setState({ toasts: [] });
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const region = () => screen.getByRole('region', { name: 'Messages' });

/** Shows the first toast and waits until the code of its timer has loaded. */
async function show(add: () => void) {
  render(<Toasts />);
  act(add);
  await act(() => vi.dynamicImportSettled());
  await pass(0);
}

test('a toast is shown for four seconds', async () => {
  await show(() => toast.success('Booked'));
  await pass(3_900);
  expect(screen.queryByText('Booked')).not.toBeNull();
  await pass(200);
  expect(screen.queryByText('Booked')).toBeNull();
});

test('each toast is shown for four seconds', async () => {
  await show(() => toast.info('First'));
  await pass(2_000);
  act(() => toast.info('Second'));
  await pass(2_100);
  expect([screen.queryByText('First'), screen.queryByText('Second') === null]).toEqual([null, false]);
  await pass(2_000);
  expect(screen.queryByText('Second')).toBeNull();
});

test('the timer pauses while the pointer is over the toast', async () => {
  await show(() => toast.info('Read me'));
  await pass(3_000);
  fireEvent.mouseEnter(region());
  await pass(60_000);
  expect(screen.queryByText('Read me')).not.toBeNull();
  fireEvent.mouseLeave(region());
  await pass(900);
  expect(screen.queryByText('Read me')).not.toBeNull();
  await pass(200);
  expect(screen.queryByText('Read me')).toBeNull();
});

test('the timer pauses while the toast has focus, and F6 focuses it', async () => {
  await show(() => toast.info('Read me'));
  fireEvent.keyDown(window, { key: 'F6' });
  expect(document.activeElement).toBe(region());
  await pass(60_000);
  expect(screen.queryByText('Read me')).not.toBeNull();
});

test('a toast can be dismissed and shows the technical detail below', async () => {
  await show(() => toast.error('That failed', '409: full'));
  expect(screen.getByText('409: full')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await pass(100);
  expect(screen.queryByText('That failed')).toBeNull();
  expect(useToasts.getState().toasts).toEqual([]);
});

test('an error interrupts a screen reader, other toasts do not', async () => {
  await show(() => toast.error('That failed'));
  act(() => toast.success('Booked'));
  expect(screen.getByRole('alert').textContent).toBe('That failed');
  expect(screen.getByText('Booked').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});
