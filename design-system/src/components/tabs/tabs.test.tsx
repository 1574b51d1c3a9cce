import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './tabs';

const items = [
  { label: 'All', href: '#all', count: 86 },
  { label: 'Upcoming', href: '#upcoming', count: '52', current: true },
  { label: 'Drafts', href: '#drafts' },
];

describe('Tabs', () => {
  it('are links with their counts in a named landmark, and one is current', () => {
    render(<Tabs label="Status" items={items} />);
    expect(screen.getByRole('navigation', { name: 'Status' })).toBeTruthy();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All 86',
      'Upcoming 52',
      'Drafts',
    ]);
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('#upcoming');
  });

  it('names what is waiting after the count, and nothing at 0', () => {
    const stories = { label: 'Stories', href: '#stories', count: 3, waiting: 2, waitingLabel: '2 waiting' };
    const members = { label: 'Members', href: '#members', waiting: 0, waitingLabel: '0 waiting' };
    render(<Tabs label="Desk" items={[stories, members]} />);
    expect(screen.getByRole('link', { name: 'Stories 3 2 waiting' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Members' })).toBeTruthy();
  });

  it('keep the room of a number that loads, and none where there is no number', () => {
    const { container } = render(
      <Tabs
        label="Status"
        items={[
          { label: 'All', href: '#all', count: undefined },
          { label: 'Drafts', href: '#drafts' },
        ]}
      />,
    );
    const numbersIn = [...container.querySelectorAll('a')].map((tab) => tab.querySelectorAll('span').length);
    expect(numbersIn).toEqual([1, 0]);
  });

  it('passes ref and other attributes to the landmark', () => {
    const ref = createRef<HTMLElement>();
    render(<Tabs ref={ref} id="states" label="Status" items={items} />);
    expect(ref.current?.id).toBe('states');
  });
});
