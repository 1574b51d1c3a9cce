import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TextArea } from './text-area';

afterEach(() => vi.useRealTimers());

const counter = (used: number, most: number) => `${used} of ${most}`;
const type = (value: string) => fireEvent.change(screen.getByLabelText('Note'), { target: { value } });

describe('TextArea', () => {
  it('counts like the API: without surrounding white space, an emoji as two', () => {
    render(<TextArea label="Note" maxLength={20} counter={counter} defaultValue={'  hej \n'} />);
    expect(screen.getByLabelText('Note', { selector: 'textarea' })).toBe(
      screen.getByRole('textbox', { description: '3 of 20' }),
    );
    type('hej 🌊');
    expect(screen.getByText('6 of 20')).toBeTruthy();
  });

  it('follows a controlled value', () => {
    const { rerender } = render(<TextArea label="Note" maxLength={20} counter={counter} value="a" readOnly />);
    rerender(<TextArea label="Note" maxLength={20} counter={counter} value="abc" readOnly />);
    expect(screen.getByText('3 of 20')).toBeTruthy();
  });

  it('is announced near the limit, and only after a pause', () => {
    vi.useFakeTimers();
    const { container } = render(<TextArea label="Note" maxLength={10} counter={counter} />);
    const announced = () => container.querySelector('[aria-live="polite"]')?.textContent;
    type('12345');
    act(() => vi.advanceTimersByTime(1_000));
    expect(announced()).toBe('');
    type('123456789');
    act(() => vi.advanceTimersByTime(900));
    type('1234567890');
    act(() => vi.advanceTimersByTime(900));
    expect(announced()).toBe('');
    act(() => vi.advanceTimersByTime(100));
    expect(announced()).toBe('10 of 10');
    expect(screen.getByText('10 of 10', { selector: 'p' }).dataset.state).toBe('full');
  });

  it('passes ref and other props to its textarea, and shows no length without a counter', () => {
    const area = createRef<HTMLTextAreaElement>();
    render(<TextArea ref={area} label="Note" rows={7} maxLength={9} />);
    expect([area.current?.rows, area.current?.hasAttribute('aria-describedby')]).toEqual([7, false]);
  });
});
