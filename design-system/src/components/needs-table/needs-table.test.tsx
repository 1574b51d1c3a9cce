import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { NeedsTable } from './needs-table';

const headers = { title: 'Skill', amount: 'Hours', left: 'Left', action: 'Action' };

it('names each need by its title, and passes ref and attributes to its root', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <NeedsTable
      ref={ref}
      id="skills"
      caption="Skills and time"
      headers={headers}
      rows={[
        {
          id: 1,
          title: 'Shore picker',
          amount: '4.0',
          badge: { label: '11 positions', tone: 'good' },
          restriction: 'Host or partner members',
          description: 'Walk the tide line.',
          action: <a href="/book">Join</a>,
        },
        { id: 2, title: 'Soup cook', amount: '3.0', badge: { label: 'Full', tone: 'neutral' }, struck: true },
      ]}
    />,
  );
  expect(ref.current?.id).toBe('skills');
  const table = screen.getByRole('table', { name: 'Skills and time' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Skill', 'Hours', 'Left', 'Action']);
  const [first, second] = within(table).getAllByRole('row').slice(1);
  expect(first?.textContent).toContain('Host or partner members');
  expect([first?.dataset.struck, second?.dataset.struck]).toEqual([undefined, 'true']);
});

it('opens only needs that have a description', () => {
  const { container } = render(
    <NeedsTable
      caption="Items"
      headers={headers}
      rows={[
        { id: 1, title: 'Sacks', amount: '200', badge: { label: '120 items', tone: 'good' }, description: 'Of paper.' },
        { id: 2, title: 'Gloves', amount: '40', badge: { label: '4 items', tone: 'good' } },
      ]}
    />,
  );
  // Booking is not possible here, so there is no column for it.
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect([...container.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(['Sacks']);
});
