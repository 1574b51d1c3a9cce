import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { OrganizationCard, OrganizationStrip } from './organization-card';

describe('OrganizationCard', () => {
  it('links to the organisation, and is named by its name and description', () => {
    render(<OrganizationCard name="Ren Kust" detail="Smögen, 14 gygs" href="/go/ren-kust" foot="Asked in May" />);
    const link = screen.getByRole('link', { name: /Ren Kust.*Smögen, 14 gygs/ });
    expect(link.getAttribute('href')).toBe('/go/ren-kust');
    expect(link.textContent).not.toContain('Asked');
  });

  it('is not a link without an address, and passes on ref and attributes', () => {
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
