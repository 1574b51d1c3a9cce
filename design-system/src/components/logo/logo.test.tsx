import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Logo } from './logo';

it('Logo is one link to the home page, or an image without an address', () => {
  const ref = createRef<HTMLAnchorElement>();
  render(<Logo ref={ref} label="gyg, home" href="/" id="logo" />);
  expect(screen.getByRole('link', { name: 'gyg, home' }).id).toBe('logo');
  render(<Logo label="gyg" />);
  expect(screen.getByRole('img', { name: 'gyg' })).toBeTruthy();
});
