import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { ActionBar } from './action-bar';

it('ActionBar is a landmark with its words and action', () => {
  const ref = createRef<HTMLElement>();
  render(
    <ActionBar
      ref={ref}
      id="bar"
      label="Join this gyg"
      title="Every Wednesday 11:00"
      text="13 positions left"
      action={<a href="/book">Join</a>}
      covered
    />,
  );
  const bar = screen.getByRole('complementary', { name: 'Join this gyg' });
  expect(bar).toBe(ref.current);
  expect(bar.textContent).toBe('Every Wednesday 11:0013 positions leftJoin');
  expect([bar.id, bar.dataset.covered]).toEqual(['bar', 'true']);
});
