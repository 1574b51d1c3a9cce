import { GygCard } from '@gyg/design-system';
import { PlatformProvider } from '@gyg/platform/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '@gyg/design-system/styles.css';
import en from '../../translations/en.json';
import { ConnectionBanner } from './connection-banner';

afterEach(cleanup);

test('nothing on the page is above the banner', () => {
  const cards = Array.from({ length: 12 }, (_, number) => `card ${number}`).map((key) => (
    <GygCard
      key={key}
      goal={14}
      goalTitle="Goal 14: Life below water"
      title="Beach clean-up"
      href="#gyg"
      state="upcoming"
      stateLabel="Upcoming"
      date="Sat, Jun 19, 08:00"
      place="Klintehamn"
      host={{ name: 'Havets vänner', href: '#host' }}
      headingLevel={2}
    />
  ));
  render(
    <PlatformProvider areas={[{ name: 'shell', texts: { en, sv: en } }]} language="en">
      <main>{cards}</main>
      <ConnectionBanner connection="offline" />
    </PlatformProvider>,
  );
  const status = screen.getByRole('status');
  const hidden = screen.getAllByText('Havets vänner').filter((host) => {
    // Scrolled to behind the banner, as far as the page scrolls.
    window.scrollBy(0, host.getBoundingClientRect().top - status.getBoundingClientRect().top - 20);
    const { top, left } = host.getBoundingClientRect();
    const banner = status.getBoundingClientRect();
    if (top < banner.top || top > banner.bottom - 20) return false;
    expect(status.contains(document.elementFromPoint(left + 5, top + 5))).toBe(true);
    return true;
  });
  expect(hidden.length).toBeGreaterThan(0);
});
