import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Callout, PlacesPanel } from './callout';

describe('Callout', () => {
  it('is a region named by its heading, of the given level', () => {
    const ref = createRef<HTMLElement>();
    render(<Callout ref={ref} id="join" title="Eleven places" text={<p>Take one</p>} goal={14} headingLevel={3} />);
    expect(screen.getByRole('region', { name: 'Eleven places' }).id).toBe('join');
    expect(screen.getByRole('heading', { level: 3 })).toBeTruthy();
    expect(ref.current?.dataset.tone).toBe('strong');
  });
});

describe('PlacesPanel', () => {
  it('reads the number together with its unit', () => {
    render(
      <PlacesPanel count={6} countLabel="of 20 places left" title="Come along">
        Words
      </PlacesPanel>,
    );
    expect(screen.getByText('of 20 places left').parentElement?.textContent).toBe('6 of 20 places left');
  });
});
