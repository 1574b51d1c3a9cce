import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Drawer } from './drawer';

it('is a named dialog at the given side; ref and attributes go to it', () => {
  const ref = createRef<HTMLDialogElement>();
  render(<Drawer ref={ref} open onClose={() => {}} title="Filter" closeLabel="Close" side="start" id="filter" />);
  expect(screen.getByRole('dialog', { name: 'Filter' })).toBe(ref.current);
  expect(ref.current?.dataset.side).toBe('start');
  expect(ref.current?.id).toBe('filter');
});
