import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToastMessage } from './toast';
import { Toaster } from './toaster';

const booked: ToastMessage = { id: 1, tone: 'success', text: 'Booked' };
const texts = { label: 'Messages', dismissLabel: 'Dismiss', timeout: 60_000 };

it('renders the live region before there is any message', () => {
  render(<Toaster {...texts} toasts={[]} onDismiss={vi.fn()} data-testid="toaster" />);
  expect(screen.getByTestId('toaster').getAttribute('aria-live')).toBe('polite');
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows a message before the code for its timer has loaded, and can dismiss it', () => {
  const dismiss = vi.fn();
  render(<Toaster {...texts} toasts={[booked]} onDismiss={dismiss} />);
  expect(screen.getByText('Booked')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledWith(1);
});

it('runs its action once and dismisses the message', async () => {
  const dismiss = vi.fn();
  const undo = vi.fn();
  const archived = { ...booked, action: { label: 'Undo', onAction: undo } };
  render(<Toaster {...texts} toasts={[archived]} onDismiss={dismiss} />);
  await act(() => vi.dynamicImportSettled());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(dismiss).toHaveBeenCalledWith(1);
});

it('follows its list: removed messages disappear', async () => {
  const view = render(<Toaster {...texts} toasts={[booked]} onDismiss={vi.fn()} />);
  await act(() => vi.dynamicImportSettled());
  view.rerender(<Toaster {...texts} toasts={[]} onDismiss={vi.fn()} />);
  await vi.waitFor(() => expect(screen.queryByText('Booked')).toBeNull());
});

describe('the timer of a message', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const shown = async () => {
    const dismiss = vi.fn();
    render(<Toaster {...texts} timeout={4_000} toasts={[booked]} onDismiss={dismiss} />);
    await act(() => vi.dynamicImportSettled());
    return dismiss;
  };
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

  it('ends after four seconds', async () => {
    const dismiss = await shown();
    await pass(3_900);
    expect(dismiss).not.toHaveBeenCalled();
    await pass(200);
    expect(dismiss).toHaveBeenCalledWith(1);
  });

  // For a window without focus see toaster.browser.test.tsx, since jsdom's events never come from its window.
  it('pauses while the pointer is over it, and then continues', async () => {
    const dismiss = await shown();
    const messages = screen.getByRole('region');
    await pass(3_000);
    fireEvent.mouseEnter(messages);
    await pass(60_000);
    expect(dismiss).not.toHaveBeenCalled();
    fireEvent.mouseLeave(messages);
    await pass(900);
    expect(dismiss).not.toHaveBeenCalled();
    await pass(200);
    expect(dismiss).toHaveBeenCalledWith(1);
  });
});
