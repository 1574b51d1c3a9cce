import type { Page } from '@playwright/test';
import { expectAccessible, expectAllAccessible, expectFits } from './expect-accessible';
import { expect, inLanguage, openAs, test } from './journey';

// The stories of every screen test its content with axe in both themes. These tests check whole pages with real data: one for
// each layout in the light theme, and all of them in Swedish, in the dark theme and on the narrowest phone.

const layouts = ['/dashboard', '/admin/gygs/hosted', '/admin/organizations/members', '/admin/organizations/profile'];
const others = [
  ...['/admin/gygs/participated', '/admin/gygs/new', '/admin/gygs/representation/requests', '/admin/catalogs'],
  ...['/admin/portfolios', '/admin/proposals/review', '/admin/stories', '/admin/plugins/configure'],
  ...['/admin/organizations/requests', '/admin/organizations/invitations', '/admin/organizations/invites/send'],
  ...['/developers', '/developers/gyg-list', '/developers/states', '/developers/csp', '/developers/frameworks'],
  ...['/admin/reports/given', '/admin/reports/received', '/admin/reports/partner'],
];
const ofGyg = ['dashboard', 'bookings', 'attendance', 'edit'];
const othersOfGyg = ['member/bookings', 'recipients/bookings', 'representation', 'stories', 'messages'];

/** The gyg of the demo that started today. */
async function gygOfToday(page: Page): Promise<string> {
  const friendly = { orgFriendlyUrl: 'ren-kust-bohuslan', gygFriendlyUrl: 'great-weigh-in-smogen' };
  const response = await page.request.get(`/api/gygs/search/url?${new URLSearchParams(friendly)}`);
  const { gyg } = await response.json();
  return gyg.id;
}

for (const { theme, language, width } of [
  { theme: 'light', language: 'en', width: 1440 },
  { theme: 'light', language: 'en', width: 800 },
  { theme: 'dark', language: 'sv', width: 320 },
] as const) {
  test.describe(`${theme}, ${language}, ${width} px`, () => {
    test.use({ colorScheme: theme, viewport: { width, height: 900 } });

    test('the pages of an organisation and of a gyg are accessible', async ({ page }) => {
      await inLanguage(page, language);
      await openAs(page, 'host@demo.gyg', '/switch/admin/ren-kust-bohuslan');
      await expect(page).toHaveURL(/dashboard$/);
      const gyg = `/admin/gygs/${await gygOfToday(page)}`;
      const narrow = width === 320;
      const names = [...ofGyg, ...(narrow ? othersOfGyg : [])];
      const paths = [...layouts, ...(narrow ? others : []), ...names.map((name) => `${gyg}/${name}`)];
      // Between the two, only the widths differ.
      await expectAllAccessible(page, paths, width === 800 ? expectFits : expectAccessible);
    });
  });
}
