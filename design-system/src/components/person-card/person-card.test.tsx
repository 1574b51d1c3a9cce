import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { PersonCard } from './person-card';

describe('PersonCard', () => {
  it('links to the person by name', () => {
    render(<PersonCard name="Klara Lind" detail="Stories" href="/user/1" />);
    expect(screen.getByRole('link', { name: 'Klara Lind' }).getAttribute('href')).toBe('/user/1');
  });

  it('is not a link without an address, and passes on ref and attributes', () => {
    const ref = createRef<HTMLDivElement>();
    render(<PersonCard ref={ref} id="klara" name="Klara Lind" />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(ref.current?.id).toBe('klara');
  });
});
