import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { SiteFooter } from './site-footer';

it('SiteFooter names each group of links; entries that open a dialog are buttons', async () => {
  const open = vi.fn();
  const ref = createRef<HTMLElement>();
  render(
    <SiteFooter
      ref={ref}
      logo="gyg"
      about="A place"
      groups={[
        {
          title: 'About',
          links: [
            { label: 'Our story', href: '/story' },
            { label: 'Terms', onSelect: open },
          ],
        },
      ]}
      colophon="Göteborg"
    />,
  );
  expect(screen.getByRole('contentinfo')).toBe(ref.current);
  expect(screen.getByRole('navigation', { name: 'About' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Our story' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Terms' }));
  expect(open).toHaveBeenCalledOnce();
});
