import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { ActionCard } from './action-card';

describe('ActionCard', () => {
  it('has a link named by its heading', () => {
    render(<ActionCard title="Membership" text="Who belongs here" href="/admin/membership" headingLevel={2} />);
    const heading = screen.getByRole('heading', { level: 2, name: 'Membership' });
    expect(heading.querySelector('a')?.getAttribute('href')).toBe('/admin/membership');
  });

  it('has no link without an address', () => {
    render(<ActionCard title="Find a gyg" action={<button type="button">Search</button>} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
  });

  it('passes ref and other attributes to its element', () => {
    const ref = createRef<HTMLDivElement>();
    render(<ActionCard ref={ref} title="Membership" id="card" />);
    expect(ref.current?.id).toBe('card');
  });
});
