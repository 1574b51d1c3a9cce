import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SideNavLayout } from './side-nav-layout';

it('opens and closes the navigation with the button of small screens', async () => {
  const groups = [{ title: 'Gygs', items: [{ label: 'Dashboard', href: '#d', icon: 'grid' as const }] }];
  render(
    <SideNavLayout nav={{ label: 'Organisation', groups }} summary="All pages">
      Content
    </SideNavLayout>,
  );
  const button = screen.getByRole('button', { name: 'All pages' });
  const controlled = button.getAttribute('aria-controls');
  expect(screen.getByRole('navigation', { name: 'Organisation' }).id).toBe(controlled);
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
