import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { AppliedFilter } from './applied-filter';
import { ChipRow, FilterChip } from './filter-chip';

it('is a toggle with `pressed`, and says how many filters are set', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <ChipRow label="Quick">
      <FilterChip ref={ref} id="items" className="own" pressed count={{ number: 2, label: '2 filters' }}>
        Items
      </FilterChip>
      <FilterChip count={{ number: 0, label: 'none' }}>All</FilterChip>
    </ChipRow>,
  );
  expect(screen.getByRole('group', { name: 'Quick' }).contains(ref.current)).toBe(true);
  expect(screen.getByRole('button', { name: /2 filters/, pressed: true })).toBe(ref.current);
  expect([ref.current?.id, ref.current?.classList.contains('own')]).toEqual(['items', true]);
  expect(screen.getByRole('button', { name: 'All' }).hasAttribute('aria-pressed')).toBe(false);
});

it('an applied filter says that pressing it removes it', () => {
  const onRemove = vi.fn();
  render(
    <AppliedFilter removeLabel="remove" onRemove={onRemove}>
      Items
    </AppliedFilter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Items, remove' }));
  expect(onRemove).toHaveBeenCalledOnce();
});
