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
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a message stays for four seconds', () => {
  render(<Toasts />);
  act(() => toast.success('Booked'));
  pass(3_900);
  expect(screen.queryByText('Booked')).not.toBeNull();
  pass(200);
  expect(screen.queryByText('Booked')).toBeNull();
});

test('each has its own four seconds', () => {
  render(<Toasts />);
  act(() => toast.info('First'));
  pass(2_000);
  act(() => toast.info('Second'));
  pass(2_100);
  expect([screen.queryByText('First'), screen.queryByText('Second') === null]).toEqual([null, false]);
  pass(2_000);
  expect(screen.queryByText('Second')).toBeNull();
});

test('its time stands still while the pointer rests on it', () => {
  render(<Toasts />);
  act(() => toast.info('Read me'));
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Messages' }));
  pass(60_000);
  expect(screen.queryByText('Read me')).not.toBeNull();
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Messages' }));
  pass(4_100);
  expect(screen.queryByText('Read me')).toBeNull();
});

test('it can be dismissed, and says the technical detail in its foot', () => {
  render(<Toasts />);
  act(() => toast.error('That failed', '409: full'));
  expect(screen.getByText('409: full')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('That failed')).toBeNull();
});
