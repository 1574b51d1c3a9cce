import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { TextField } from '../text-field/text-field';
import { SearchBar, SearchBarPart } from './search-bar';

it('is a form that searches when it is submitted, and takes ref and attributes', () => {
  const onSearch = vi.fn();
  const ref = createRef<HTMLFormElement>();
  render(
    <SearchBar ref={ref} id="bar" label="Gygs" submitLabel="Search" onSearch={onSearch}>
      <SearchBarPart>
        <TextField label="What" />
      </SearchBarPart>
    </SearchBar>,
  );
  expect(screen.getByRole('form', { name: 'Gygs' })).toBe(ref.current);
  expect(ref.current?.id).toBe('bar');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSearch).toHaveBeenCalledOnce();
});
