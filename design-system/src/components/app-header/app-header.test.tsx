import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AppHeader, NavLinks } from './app-header';

const links = [
  { label: 'Home', href: '/' },
  { label: 'gygs', href: '/search', current: true },
];

describe('AppHeader', () => {
  it('is the banner; its menu button is labelled and announces whether the menu is open', async () => {
    const onMenuOpen = vi.fn();
    render(<AppHeader logo={<a href="/">gyg</a>} menuLabel="Open menu" menuOpen={false} onMenuOpen={onMenuOpen} />);
    expect(screen.getByRole('banner')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Open menu', expanded: false });
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    await userEvent.click(button);
    expect(onMenuOpen).toHaveBeenCalledOnce();
  });

  it('passes ref and other attributes to the banner', () => {
    const ref = createRef<HTMLElement>();
    render(<AppHeader ref={ref} id="bar" logo="gyg" menuLabel="Open menu" menuOpen onMenuOpen={() => {}} />);
    expect(ref.current?.id).toBe('bar');
  });
});

describe('NavLinks', () => {
  it('are links in a named landmark, with the current one marked', () => {
    render(<NavLinks label="Main" items={links} />);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('gygs');
  });
});
