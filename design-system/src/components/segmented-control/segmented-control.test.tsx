import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SegmentedControl } from './segmented-control';
import { SegmentedLinks } from './segmented-links';

describe('SegmentedControl', () => {
  it('reports what is pressed, and its parent decides', async () => {
    const fieldset = createRef<HTMLFieldSetElement>();
    const onValueChange = vi.fn();
    render(
      <SegmentedControl
        ref={fieldset}
        id="state"
        label="State"
        name="state"
        options={[
          { value: 'all', label: 'All' },
          { value: 'waiting', label: 'Waiting', count: 5 },
          { value: 'past', label: 'Past', disabled: true },
        ]}
        value="all"
        onValueChange={onValueChange}
      />,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Waiting 5' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Past' }));
    expect(onValueChange.mock.calls).toEqual([['waiting']]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true);
    expect(screen.getByRole('group', { name: 'State' })).toBe(fieldset.current);
    expect(fieldset.current?.id).toBe('state');
  });
});

describe('SegmentedLinks', () => {
  it('are links in a named landmark, and one is current', () => {
    const nav = createRef<HTMLElement>();
    const items = [
      { label: 'All', href: '#all', current: true },
      { label: 'Waiting', href: '#waiting', count: 5 },
    ];
    render(<SegmentedLinks ref={nav} label="State" items={items} />);
    expect(screen.getByRole('navigation', { name: 'State' })).toBe(nav.current);
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('#all');
    expect(screen.getByRole('link', { name: 'Waiting 5' })).toBeTruthy();
  });
});
