import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '../../testing/admin-screen';
import { KeywordField } from './keyword-field';

beforeEach(async () => {
  await startTexts('en');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = () => act(() => vi.advanceTimersByTime(300));

test('searches once after typing, with what the list is by then', () => {
  const before = vi.fn();
  const { rerender } = render(<KeywordField label="Search" value="" onSearch={before} />);
  type('m');
  type('maja ');
  // A tab was chosen meanwhile.
  const now = vi.fn();
  rerender(<KeywordField label="Search" value="" onSearch={now} />);
  pass();
  expect([before.mock.calls, now.mock.calls]).toEqual([[], [['maja']]]);
});

test('keeps what is typed while its own search arrives in the address, and shows others', () => {
  const onSearch = vi.fn();
  const { rerender } = render(<KeywordField label="Search" value="" onSearch={onSearch} />);
  type('ma');
  pass();
  type('maja');
  rerender(<KeywordField label="Search" value="ma" onSearch={onSearch} />);
  expect(field().value).toBe('maja');
  rerender(<KeywordField label="Search" value="" onSearch={onSearch} />);
  expect(field().value).toBe('');
  pass();
  expect(onSearch.mock.calls).toEqual([['ma']]);
});
