import type { AnswerOf } from '@gyg/contract';
import type { Page } from '@playwright/test';
import { expect, follow, inLanguage, openAs, test } from './journey';

/** What a path leads to: a page with this heading, home or About with a message, or the login. */
type Outcome = { heading: RegExp; at?: RegExp } | { home: RegExp } | 'login';

interface Ids {
  gygId: string;
  gygTitle: string;
  needId: string;
  needTitle: string;
  organizationId: string;
  hostId: string;
  hostName: string;
  storyId: string;
  storyGygId: string;
}

const org = 'ren-kust-bohuslan';
const gyg = 'great-weigh-in-smogen';

// A low window: these tests look at headings and addresses, and painting would take a third of their time.
test.use({ viewport: { width: 1000, height: 240 } });

let reading: Promise<Ids> | undefined;

async function readIds(page: Page): Promise<Ids> {
  const read = async <Body>(path: string): Promise<Body> => (await page.request.get(`/api${path}`)).json();
  const byUrl = await read<AnswerOf<'findGygByUrl'>>(
    `/gygs/search/url?orgFriendlyUrl=${org}&gygFriendlyUrl=${gyg}&lang=en`,
  );
  const { gygPositions, users } = await read<AnswerOf<'getGygProfile'>>(`/gygs/${byUrl.gyg.id}/profile?lang=en`);
  const { stories } = await read<AnswerOf<'listFeaturedStories'>>('/stories/featured');
  const [[need], [host], [story]] = [gygPositions, users, stories];
  if (!need || !host || !story) throw new Error('The demo lacks a need, a host or a story');
  return {
    gygId: byUrl.gyg.id,
    gygTitle: byUrl.gyg.title,
    needId: need.id,
    needTitle: need.title,
    organizationId: byUrl.gyg.organizationId,
    hostId: host.id,
    hostName: host.fullName,
    storyId: story.id,
    storyGygId: story.gygId,
  };
}

const literally = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
const invalidLink = { heading: /This link doesn’t work/ };
const aboutPage = { heading: /^About Gyg/, at: /\/static\/about$/ };
const missingOrganization = { home: /Unable to locate the organisation details/ };

/** The pages that links of mails lead to, for anyone who has them. */
const fromMails: [string, Outcome][] = [
  ['/waitlist/offers/nothing', { heading: /^We can’t find this offer/ }],
  ['/bookings/confirmations/nothing', { heading: /^This link is not valid/ }],
];

/** The pages that are the same for everyone. */
const everyone = (ids: Ids): [string, Outcome][] => [
  ['/search', { heading: /^Find a gyg/ }],
  ['/organizations', { heading: /^Organisations/ }],
  ['/run', { heading: /Restricted mode/ }],
  ['/static/ourstory', { heading: /^Our story/ }],
  ['/static/howitworks', { heading: /^How it works/ }],
  ['/static/contact', { heading: /^Contact/ }],
  ['/static/about', aboutPage],
  ['/static/accessibility', { heading: /^Accessibility/ }],
  ['/developers', { heading: /^Gygs on your own pages/ }],
  ['/developers/gyg-list', { heading: /^<gyg-list>/ }],
  ['/developers/states', { heading: /^States/ }],
  ['/developers/csp', { heading: /^Content security policy/ }],
  ['/developers/frameworks', { heading: /^Frameworks/ }],
  ['/developers/nothing', { heading: /^Page not found/, at: /\/404$/ }],
  ['/404', { heading: /^Page not found/ }],
  ['/some/unknown/path', aboutPage],
  ['/gygs/undefined', { heading: /^Page not found/, at: /\/404$/ }],
  [`/go/${org}`, { heading: /^Ren Kust Bohuslän/ }],
  [`/go/${org}/${gyg}`, { heading: literally(ids.gygTitle) }],
  ['/go/nothing', invalidLink],
  [`/go/${org}/nothing`, invalidLink],
  [`/gygs/${ids.gygId}`, { heading: literally(ids.gygTitle) }],
  ['/gygs/nothing', { home: /This gyg does not exist/ }],
  [`/gygs/${ids.storyGygId}/stories/${ids.storyId}`, { heading: /./ }],
  [`/gygs/${ids.storyGygId}/stories/nothing`, { home: /story/i }],
  [`/stories/${ids.storyId}/consent`, { heading: /^This link does not work/ }],
  [`/gygs/invite/${org}/${gyg}/${ids.needId}`, { heading: literally(ids.needTitle) }],
  [`/gygs/invite/${org}/${gyg}/nothing`, invalidLink],
  [`/organizations/${ids.organizationId}`, { heading: /^Ren Kust Bohuslän/ }],
  ['/organizations/nothing', missingOrganization],
  ['/organizations/register', { heading: /^Request organisation account/, at: /\/organizations\/requests\/form$/ }],
  ['/organizations/requests/new', { heading: /^Request organisation account/, at: /\/organizations\/requests\/form$/ }],
  ['/organizations/requests/confirm', { heading: /^Thank you for your request/ }],
  ['/invites/nothing', invalidLink],
  [`/users/invite/${org}`, { heading: /^Welcome/ }],
  ['/users/invite/nothing', invalidLink],
  ['/users/password/reset', { heading: /^Forgot your password/ }],
  ['/users/password/new', { heading: /^New password/ }],
  [`/users/${ids.hostId}`, { heading: literally(ids.hostName) }],
  ['/users/nothing', { home: /Unable to locate the user/ }],
  ['/certificates/0000-0000-0000-0000', { heading: /^No certificate has this code/ }],
  ...fromMails,
  [`/catalogs/${org}/nothing`, invalidLink],
];

/** The pages that need a user; `own` is the id of the one who is logged in. */
const ofUsers = (ids: Ids, own: string): [string, Outcome][] => [
  [`/gygs/${ids.gygId}/book`, { heading: /./, at: /\/book$/ }],
  [`/gygs/${ids.gygId}/bookings`, { heading: /^My bookings/ }],
  [`/gygs/${ids.gygId}/bookings/nothing`, { home: /does not exist, or it is not yours/ }],
  [`/stories/${ids.storyGygId}/upload`, { heading: /./, at: /\/upload$/ }],
  ['/users/profile/gygs', { heading: /^My bookings/ }],
  ['/users/profile/organizations', { heading: /^Find or join organisation/ }],
  [`/users/join/${org}`, { heading: /Ren Kust Bohuslän/ }],
  ['/notifications', { heading: /^Notifications/ }],
  [`/users/edit/${own}`, { heading: /^Account and privacy/ }],
  [`/users/${own}/welcome`, { heading: /^Welcome/ }],
];

async function expectOutcome(page: Page, path: string, outcome: Outcome): Promise<void> {
  if (outcome === 'login') {
    const login = page.waitForRequest(/\/identity\/auth\?/);
    await follow(page, path);
    await login;
    return;
  }
  await follow(page, path);
  if ('home' in outcome) {
    const messages = page.getByRole('region', { name: 'Messages' }).getByText(outcome.home);
    await expect(messages).toBeVisible();
    // In admin mode, home is the dashboard.
    await expect(page).toHaveURL(/^https?:\/\/[^/]+\/(dashboard)?$/);
    // Dismissed, so that the next path cannot pass by the message of this one.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(messages).toHaveCount(0);
    return;
  }
  await expect(page).toHaveURL(outcome.at ?? ((url) => url.pathname === path));
  await expect(page.getByRole('heading', { level: 1, name: outcome.heading })).toBeVisible();
}

async function expectAll(page: Page, outcomes: readonly [string, Outcome][]): Promise<void> {
  for (const [path, outcome] of outcomes) {
    await test.step(path, () => expectOutcome(page, path, outcome));
  }
}

const ownId = async (page: Page) => {
  const href = await page
    .getByRole('banner')
    .locator('a[href^="/users/"]:not([href*="/profile/"])')
    .first()
    .getAttribute('href');
  return /\/users\/(?:edit\/)?([^/]+)/.exec(href ?? '')?.[1] ?? '';
};

let ids: Ids;
test.beforeEach(async ({ page }) => {
  await inLanguage(page, 'en');
  reading ??= readIds(page);
  ids = await reading;
});

/** The pages of super users, with their headings. */
const superPages: readonly [string, RegExp][] = [
  ['/organizations/requests/list', /^Organisation.requests/],
  ['/admin/su/home', /^Overview/],
  ['/seed', /^Demo data/],
  ['/admin/su/audit', /^Audit log/],
  ['/admin/su/people', /^People/],
  ['/admin/su/origins', /^Partner origins/],
  ['/admin/su/remotes', /^Remotes/],
  ['/admin/su/featured', /^Featured/],
  ['/admin/su/stories', /^Stories/],
];

test('a guest reaches every public page, and is led to the login from those of users', async ({ page }) => {
  // The login is requested but not loaded for every path.
  await page.route(/\/identity\/auth\?/, (route) => route.fulfill({ status: 204 }));
  await page.goto('/');
  await expectAll(page, [
    ...everyone(ids),
    ['/join', { heading: /^Join/ }],
    ['/users/register', { heading: /^New account/ }],
    ['/users/verify', { heading: /^Confirm your e-mail/ }],
    ['/switch/user', { home: /logged in/ }],
    ['/dashboard', { home: /administrators/ }],
    ...ofUsers(ids, ids.hostId).map(([path]): [string, Outcome] => [path, 'login']),
    ['/switch/admin', 'login'],
    ...superPages.map(([path]): [string, Outcome] => [path, 'login']),
  ]);
});

test('a user without an organisation reaches the pages of users, and no one else’s', async ({ page }) => {
  await openAs(page, 'new@demo.gyg');
  await expectAll(page, [
    ...fromMails,
    ...ofUsers(ids, await ownId(page)),
    ['/join', { heading: /^Join/ }],
    ['/login', { heading: /./, at: /\/$/ }],
    ['/users/register', { heading: /./, at: /\/$/ }],
    ['/users/verify', { heading: /./, at: /\/$/ }],
    [`/users/edit/${ids.hostId}`, { home: /do not have permission/ }],
    [`/users/${ids.hostId}/welcome`, { home: /do not have permission/ }],
    ['/switch/user', { home: /user mode/ }],
    ['/switch/admin', { home: /do not administer any organisation/ }],
    [`/switch/admin/${org}`, { home: /do not administer this organisation/ }],
    ['/dashboard', { home: /administrators/ }],
    ...superPages.map(([path]): [string, Outcome] => [path, { heading: /^Not permitted/ }]),
  ]);
});

for (const email of ['manager@demo.gyg', 'super@demo.gyg']) {
  test(`${email} reaches the pages of users`, async ({ page }) => {
    await openAs(page, email);
    await expectAll(page, [
      ...fromMails,
      ...ofUsers(ids, await ownId(page)),
      [`/switch/admin/${org}`, { home: /do not administer this organisation/ }],
      ...superPages.map(([path, heading]): [string, Outcome] => [
        path,
        { heading: email.startsWith('super') ? heading : /^Not permitted/ },
      ]),
    ]);
  });
}

test('an administrator in admin mode reaches the same pages', async ({ page }) => {
  await openAs(page, 'host@demo.gyg', '/');
  const own = await ownId(page);
  await page.goto(`/switch/admin/${org}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expectAll(page, [...everyone(ids), ...ofUsers(ids, own), ['/switch/user', { home: /user mode/ }]]);
});
