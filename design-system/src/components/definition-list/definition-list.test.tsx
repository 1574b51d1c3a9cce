import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { DefinitionList } from './definition-list';

it('renders terms and values, and passes ref and attributes to its root', () => {
  const ref = createRef<HTMLDListElement>();
  render(
    <DefinitionList
      ref={ref}
      id="facts"
      look="stacked"
      rows={[{ term: 'You give', value: '12 sacks', action: <a href="#change">Change</a> }]}
    />,
  );
  expect(screen.getByRole('term').textContent).toBe('You give');
  expect(screen.getByRole('definition').textContent).toBe('12 sacksChange');
  expect([ref.current?.id, ref.current?.dataset.look]).toEqual(['facts', 'stacked']);
});
