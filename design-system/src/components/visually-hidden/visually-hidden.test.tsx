import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { VisuallyHidden } from './visually-hidden';

it('VisuallyHidden is part of the name of its parent', () => {
  const ref = createRef<HTMLSpanElement>();
  render(
    <a href="#out">
      Support us <VisuallyHidden ref={ref}>(opens a new window)</VisuallyHidden>
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Support us (opens a new window)' })).toBeTruthy();
  expect(ref.current?.textContent).toBe('(opens a new window)');
});
