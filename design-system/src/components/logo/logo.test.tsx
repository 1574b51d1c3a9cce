import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Logo } from './logo';

it('Logo leads home by one name, and is a picture where it leads nowhere', () => {
  const ref = createRef<HTMLAnchorElement>();
  render(<Logo ref={ref} label="gyg, home" href="/" id="logo" />);
  expect(screen.getByRole('link', { name: 'gyg, home' }).id).toBe('logo');
  render(<Logo label="gyg" />);
  expect(screen.getByRole('img', { name: 'gyg' })).toBeTruthy();
});
