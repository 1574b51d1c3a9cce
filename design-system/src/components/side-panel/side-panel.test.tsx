import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { FactList, SideGroup, SidePanel } from './side-panel';

describe('SidePanel', () => {
  it('is a landmark with a name; a fact’s icon has a text alternative', () => {
    const ref = createRef<HTMLElement>();
    render(
      <SidePanel ref={ref} label="Facts">
        <FactList facts={[{ term: 'When', icon: 'calendar', value: 'Sat 12 June' }]} />
      </SidePanel>,
    );
    expect(screen.getByRole('complementary', { name: 'Facts' })).toBe(ref.current);
    expect(screen.getByRole('term').textContent).toBe('When');
  });

  it('makes a list of a group’s children, without empty ones', () => {
    render(
      <SideGroup list title="Partners">
        <a href="#1">One</a>
        {false}
        <a href="#2">Two</a>
      </SideGroup>,
    );
    expect(within(screen.getByRole('region', { name: 'Partners' })).getAllByRole('listitem')).toHaveLength(2);
  });
});
