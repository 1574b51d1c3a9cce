import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { StatTile, StatTiles } from './stat-tile';

it('shows a number and its label, in a group with a name', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <StatTiles label="In numbers">
      <StatTile ref={ref} id="hours" figure="1,240" label="hours given" goal={14} />
    </StatTiles>,
  );
  expect(screen.getByRole('group', { name: 'In numbers' }).textContent).toBe('1,240 hours given');
  expect([ref.current?.id, ref.current?.dataset.goal]).toEqual(['hours', '14']);
});

it('is a link named by its label, and announces that its number is loading', () => {
  const { container } = render(<StatTile figure="86" label="gygs hosted" href="/gygs" loading />);
  expect(screen.getByRole('link', { name: 'gygs hosted' }).getAttribute('href')).toBe('/gygs');
  expect(screen.queryByText('86')).toBeNull();
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
});

it('fills its bar by the part of the whole, never further, and leaves the words to the figure', () => {
  const barOf = (value: number, max: number) => {
    const { container, unmount } = render(
      <StatTile figure={value} of={`of ${max}`} meter={{ value, max }} label="places filled" />,
    );
    const bar = container.querySelector<HTMLElement>('[aria-hidden="true"]')?.style.getPropertyValue('--share');
    const text = container.textContent;
    unmount();
    return [bar, text];
  };
  expect(barOf(62, 248)).toEqual(['25%', '62 of 248 places filled']);
  expect([barOf(9, 8)[0], barOf(0, 0)[0]]).toEqual(['100%', '0%']);
});
