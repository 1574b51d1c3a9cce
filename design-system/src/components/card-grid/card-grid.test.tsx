import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { CardGrid } from './card-grid';

it('is a list with an item for each card, and no item for empty children', () => {
  const ref = createRef<HTMLUListElement>();
  render(
    <CardGrid ref={ref} aria-label="Gygs" className="own">
      <p>one</p>
      {false}
      {undefined}
      <p>two</p>
    </CardGrid>,
  );
  expect(screen.getByRole('list', { name: 'Gygs' })).toBe(ref.current);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two']);
  expect(ref.current?.classList.contains('own')).toBe(true);
});

it('has four columns that follow the page by default', () => {
  render(<CardGrid aria-label="Gygs" />);
  const { columns, follows } = screen.getByRole('list', { name: 'Gygs' }).dataset;
  expect([columns, follows]).toEqual(['4', 'page']);
});
