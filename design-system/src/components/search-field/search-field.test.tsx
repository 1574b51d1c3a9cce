import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchField } from './search-field';

describe('SearchField', () => {
  it('reports the trimmed text on Enter, without a button too', async () => {
    const onSearch = vi.fn();
    render(<SearchField label="Search gygs" onSearch={onSearch} />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search gygs' }), ' ramsvik {enter}');
    expect(onSearch).toHaveBeenCalledWith('ramsvik');
    expect(document.querySelector('search')).toBeTruthy();
  });

  it('is emptied by its button like typing would, and keeps the focus', async () => {
    const seen: string[] = [];
    const onClear = vi.fn();
    render(
      <SearchField
        label="Search gygs"
        clearLabel="Clear"
        onClear={onClear}
        onChange={(event) => seen.push(event.currentTarget.value)}
      />,
    );
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await userEvent.type(field, 'ra');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect([field.value, seen, onClear.mock.calls.length]).toEqual(['', ['r', 'ra', ''], 1]);
    expect(document.activeElement).toBe(field);
  });

  it('passes ref and other props to its input', () => {
    const input = createRef<HTMLInputElement>();
    render(<SearchField ref={input} label="Search gygs" name="text" maxLength={60} busy />);
    expect([input.current?.name, input.current?.maxLength]).toEqual(['text', 60]);
    expect(document.querySelector('form')?.dataset.busy).toBe('true');
  });
});
