import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Link, TextButton } from './link';
import { MoreLink } from './more-link';

it('is an anchor with an address, and passes on ref and attributes', () => {
  const ref = createRef<HTMLAnchorElement>();
  render(
    <Link ref={ref} href="/goals" className="own" id="goals">
      Goals
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Goals' })).toBe(ref.current);
  expect(ref.current?.getAttribute('href')).toBe('/goals');
  expect(ref.current?.className).toContain('own');
});

it('is a button that does not submit the form around it', async () => {
  const press = vi.fn();
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const ref = createRef<HTMLButtonElement>();
  render(
    <form onSubmit={send}>
      <TextButton ref={ref} onClick={press}>
        the terms
      </TextButton>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'the terms' }));
  expect(press).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
  expect(ref.current?.type).toBe('button');
});

it('can be standalone, with an arrow', () => {
  render(<MoreLink href="/search">See all 86 gygs</MoreLink>);
  expect(screen.getByRole('link', { name: 'See all 86 gygs' }).dataset.variant).toBe('standalone');
});
