import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveSearchField } from './live-search-field';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const texts = { label: 'Search', clearLabel: 'Clear' };
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = () => act(() => vi.advanceTimersByTime(300));

describe('LiveSearchField', () => {
  it('searches once after typing, with what the list is by then', () => {
    const before = vi.fn();
    const { rerender } = render(<LiveSearchField {...texts} value="" onSearch={before} />);
    type('m');
    type('maja ');
    // A tab was chosen meanwhile.
    const now = vi.fn();
    rerender(<LiveSearchField {...texts} value="" onSearch={now} />);
    pass();
    expect([before.mock.calls, now.mock.calls]).toEqual([[], [['maja']]]);
  });

  it('keeps what is typed while its own search arrives in the address, and shows others', () => {
    const onSearch = vi.fn();
    const { rerender } = render(<LiveSearchField {...texts} value="" onSearch={onSearch} />);
    type('ma');
    pass();
    type('maja');
    rerender(<LiveSearchField {...texts} value="ma" onSearch={onSearch} />);
    expect(field().value).toBe('maja');
    rerender(<LiveSearchField {...texts} value="" onSearch={onSearch} />);
    expect(field().value).toBe('');
    pass();
    expect(onSearch.mock.calls).toEqual([['ma']]);
  });

  it('searches at once on Enter, and not after it left the page', () => {
    const onSearch = vi.fn();
    const { unmount } = render(<LiveSearchField {...texts} value="" onSearch={onSearch} />);
    type('ma');
    fireEvent.submit(field());
    pass();
    expect(onSearch.mock.calls).toEqual([['ma']]);
    type('maja');
    unmount();
    pass();
    expect(onSearch).toHaveBeenCalledOnce();
  });
});
