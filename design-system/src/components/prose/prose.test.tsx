import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Prose } from './prose';

it('Prose passes on its children, ref and other attributes', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <Prose ref={ref} id="text" size="lead" className="mine">
      <p>Words</p>
    </Prose>,
  );
  expect(ref.current?.id).toBe('text');
  expect(ref.current?.dataset.size).toBe('lead');
  expect(ref.current?.classList.contains('mine')).toBe(true);
  expect(screen.getByText('Words')).toBeTruthy();
});
