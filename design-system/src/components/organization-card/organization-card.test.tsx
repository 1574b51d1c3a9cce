import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { OrganizationCard, OrganizationStrip } from './organization-card';

describe('OrganizationCard', () => {
  it('leads to the organisation by its name and what is said about it', () => {
    render(<OrganizationCard name="Ren Kust" detail="Smögen, 14 gygs" href="/go/ren-kust" foot="Asked in May" />);
    const link = screen.getByRole('link', { name: /Ren Kust.*Smögen, 14 gygs/ });
    expect(link.getAttribute('href')).toBe('/go/ren-kust');
    expect(link.textContent).not.toContain('Asked');
  });

  it('is no link without an address, and hands ref and attributes on', () => {
    const ref = createRef<HTMLDivElement>();
    render(<OrganizationCard ref={ref} id="card" name="Ren Kust" />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(ref.current?.id).toBe('card');
  });
});

describe('OrganisationStrip', () => {
  it('is a list of links', () => {
    render(<OrganizationStrip organizations={[{ id: 1, name: 'Ren Kust', href: '#1' }]} />);
    expect(screen.getByRole('listitem').querySelector('a')).toBeTruthy();
  });
});
