import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from './breadcrumbs';

const items = [
  { label: 'gygs', href: '/search' },
  { label: 'Life below water', href: '/search?goals=14' },
  { label: 'Shore' },
];

describe('Breadcrumbs', () => {
  it('links to each step except the current page, which it marks', () => {
    render(<Breadcrumbs label="You are here" items={items} />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['gygs', 'Life below water']);
    expect(screen.getByText('Shore').getAttribute('aria-current')).toBe('page');
  });

  it('marks the last link as the one shown on phones', () => {
    render(<Breadcrumbs label="You are here" items={items} />);
    const shown = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-parent'));
    expect(shown.map(({ textContent }) => textContent)).toEqual(['Life below water']);
  });

  it('passes ref and other attributes to the landmark', () => {
    const ref = createRef<HTMLElement>();
    render(<Breadcrumbs ref={ref} id="way" label="You are here" items={items} />);
    expect(ref.current?.id).toBe('way');
  });
});
