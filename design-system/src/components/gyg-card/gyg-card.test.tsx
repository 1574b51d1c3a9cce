import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { GygCard } from './gyg-card';

const gyg = { goal: 14, goalTitle: 'Goal 14', title: 'Shore', href: '/gygs/1' };

describe('GygCard', () => {
  it('links to the gyg by its title and to the host by its name', () => {
    render(<GygCard {...gyg} host={{ name: 'Ren Kust', href: '/go/ren-kust' }} />);
    expect(screen.getByRole('link', { name: 'Shore' }).getAttribute('href')).toBe('/gygs/1');
    expect(screen.getByRole('link', { name: 'Ren Kust' }).getAttribute('href')).toBe('/go/ren-kust');
  });

  it('shows its state and a second label', () => {
    render(<GygCard {...gyg} state="draft" stateLabel="Draft" tag="Hidden" />);
    expect(screen.getByText('Draft')).toBeTruthy();
    expect(screen.getByText('Hidden')).toBeTruthy();
  });

  it('opens in a new window without access to the partner’s page', () => {
    render(<GygCard {...gyg} target="_blank" />);
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener');
  });

  it('shows the goal’s poster without a picture, and passes on ref and attributes', () => {
    const ref = createRef<HTMLElement>();
    const { container } = render(<GygCard {...gyg} ref={ref} id="card" />);
    expect(ref.current?.id).toBe('card');
    expect(container.querySelector('img')).toBeNull();
  });
});
