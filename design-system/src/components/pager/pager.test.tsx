import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { ListFoot } from './list-foot';
import { Pager } from './pager';

const pages = [4, 5, 6].map((number) => ({ number, href: `#${number}`, current: number === 5 }));
const numbers = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('links to pages and ends, and marks the current page', () => {
  const ref = createRef<HTMLElement>();
  render(
    <Pager
      ref={ref}
      id="pages"
      label="Pages"
      pages={pages}
      first={{ number: 1, href: '#1', label: 'First page' }}
      last={{ number: 25, href: '#25', label: 'Last page' }}
    />,
  );
  expect(numbers()).toEqual(['1', '4', '5', '6', '25']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('5');
  expect(screen.getByRole('link', { name: 'Last page' }).getAttribute('href')).toBe('#25');
  expect(screen.getAllByText('…')).toHaveLength(2);
  expect(ref.current?.id).toBe('pages');
});

it('does not show an end twice', () => {
  render(<Pager label="Pages" pages={pages} last={{ number: 6, href: '#6', label: 'Last page' }} />);
  expect(numbers()).toEqual(['4', '5', '6']);
});

it('keeps the ends on phones, with gaps for omitted pages, although ten pages include both', () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({ number: index + 1, href: '#', current: index === 4 }));
  render(
    <Pager
      label="Pages"
      pages={ten}
      first={{ number: 1, href: '#1', label: 'First page' }}
      last={{ number: 10, href: '#10', label: 'Last page' }}
    />,
  );
  const stay = screen.getAllByRole('link').filter((link) => link.dataset.far === undefined);
  expect(stay.map(({ textContent }) => textContent)).toEqual(['1', '4', '5', '6', '10']);
  expect(screen.getAllByText('…').map(({ dataset }) => dataset.on)).toEqual(['phones', 'phones']);
});

it('shows the range of items below a list, with a pager only if there are several pages', () => {
  render(<ListFoot shown="Showing 1 to 4 of 4" />);
  expect(screen.getByRole('status').textContent).toBe('Showing 1 to 4 of 4');
  expect(screen.queryByRole('navigation')).toBeNull();
});
