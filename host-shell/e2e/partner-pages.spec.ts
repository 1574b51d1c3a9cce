import type { Page } from '@playwright/test';
import { expect } from './journey';
import { test } from './partner-site';

const organization = 'ren-kust-bohuslan';
const list = `<gyg-list organization="${organization}" states="po" row="3"><p>Our gygs hang by the library.</p></gyg-list>`;
const cards = (page: Page, tag = 'gyg-list') => page.locator(tag).getByRole('article');
const fallback = (page: Page) => page.getByText('Our gygs hang by the library.');

/** The path of a gyg of the organisation, as its card shows it. */
async function gygPath(page: Page): Promise<string> {
  const answer = await page.request.get(`/api/cards/gyg-list?organization=${organization}&states=po`);
  const { cards: found }: { cards: { url: string }[] } = await answer.json();
  return found[0]?.url ?? '';
}

/** How far things moved on the page that visitors could see, as browsers measure it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    const watch = (entries: PerformanceObserverEntryList) => {
      for (const entry of entries.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    };
    new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOn = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'shifts'));

test('a strict policy needs three sources and no inline style', async ({ page, site }) => {
  const { platform } = site;
  const policy = `default-src 'none'; script-src ${platform}; connect-src ${platform}; img-src ${platform}`;
  const gyg = await gygPath(page);
  const body = `${list}<gyg-card gyg="${gyg}"></gyg-card><gyg-login></gyg-login>`;
  const headers = { 'content-security-policy': policy };
  await page.goto(site.serve({ head: site.script, body, headers }));
  await expect(cards(page)).toHaveCount(6);
  await expect(cards(page, 'gyg-card')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Log in with Gyg' })).toBeVisible();
  await expect
    .poll(() =>
      cards(page)
        .first()
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(100);
});

test('without img-src the goals’ colours are shown, with their numbers', async ({ page, site, complaints }) => {
  const { platform } = site;
  const headers = { 'content-security-policy': `default-src 'none'; script-src ${platform}; connect-src ${platform}` };
  await page.goto(site.serve({ head: site.script, body: list, headers }));
  await expect(cards(page)).toHaveCount(6);
  await expect(cards(page).locator('img')).toHaveCount(0);
  await expect(cards(page).first().locator('.tile')).toHaveText(/^\d+$/);
  // The browser reports the pictures that the page refused.
  complaints.splice(0);
});

const policies: [name: string, policy: (platform: string) => string, script: (line: string) => string][] = [
  ['trusted types', () => "require-trusted-types-for 'script'; trusted-types 'none'", (line) => line],
  [
    'a nonce and strict-dynamic',
    () => "script-src 'nonce-abc' 'strict-dynamic'; object-src 'none'; base-uri 'none'",
    (line) => line.replace('<script', '<script nonce="abc"'),
  ],
];
for (const [name, policy, script] of policies) {
  test(`the elements work with ${name}`, async ({ page, site }) => {
    const headers = { 'content-security-policy': policy(site.platform) };
    const body = `${list}<gyg-proposal organization="${organization}"></gyg-proposal>`;
    await page.goto(site.serve({ head: script(site.script), body, headers }));
    await expect(cards(page)).toHaveCount(6);
    await expect(page.locator('gyg-proposal').getByRole('button').first()).toBeVisible();
  });
}

test('a page that isolates itself gets the list and its pictures', async ({ page, site }) => {
  const headers = { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' };
  await page.goto(site.serve({ head: site.script, body: list, headers }));
  await expect(cards(page)).toHaveCount(6);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const image = cards(page).first().locator('img').first();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(100);
});

test('nothing on the page moves when list, card and catalogue arrive, with text below them', async ({ page, site }) => {
  await watchShifts(page);
  const gyg = await gygPath(page);
  // As the page for developers gives it: the height of the element at its width, before the script has run.
  const text = '<p>Text below, which visitors read meanwhile.</p>';
  const body = `<h1>A partner</h1><gyg-card gyg="${gyg}"></gyg-card>${text}<gyg-list organization="${organization}" row="3" limit="3"></gyg-list>${text}`;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/cards/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 1000, height: 2000 });
  await page.goto(site.serve({ head: site.script.replace(' async', ''), body }));
  await expect(page.locator('gyg-list .wait')).toHaveCount(3);
  answer();
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page, 'gyg-card')).toHaveCount(1);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await shiftsOn(page)).toEqual([]);
});

test('the code’s files, the API or the whole platform away: the author’s own content is there', async ({
  page,
  site,
}) => {
  const address = site.serve({ head: site.script, body: list });
  for (const away of ['**/api/**', '**/widgets/e.*/**', '**/widgets/**']) {
    await page.route(away, (route) => route.abort());
    await page.goto(address);
    await expect(fallback(page)).toBeVisible();
    await expect(page.locator('gyg-list').getByRole('alert')).toHaveCount(0);
    await page.unroute(away);
  }
});

test('a slow API shows the shape of the list, then the list', async ({ page, site }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/cards/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.serve({ head: site.script, body: list }));
  await expect(page.locator('gyg-list .wait').first()).toBeVisible();
  await expect(page.locator('gyg-list').getByText('Loading gygs')).toBeAttached();
  answer();
  await expect(cards(page)).toHaveCount(6);
});

test('without JavaScript the author’s content is shown', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.serve({ head: site.script, body: list }));
  await expect(fallback(page)).toBeVisible();
  await context.close();
});

test('the script twice, in another version, as a module and as an import: one list, one global', async ({
  page,
  site,
}) => {
  const versions: { latest: string } = await (await page.request.get('/widgets/versions.json')).json();
  const { platform } = site;
  const head = `${site.script}${site.script}<script src="${platform}/widgets/${versions.latest}/gyg.js" async></script><script type="module" src="${platform}/widgets/0/gyg.js"></script><script type="module">import '${platform}/widgets/elements/gyg-list.js';</script>`;
  await page.goto(site.serve({ body: '' }));
  const before = new Set(await page.evaluate(() => Object.getOwnPropertyNames(globalThis)));
  await page.goto(site.serve({ head, body: list }));
  await expect(cards(page)).toHaveCount(6);
  const added = await page.evaluate(() => Object.getOwnPropertyNames(globalThis));
  expect(added.filter((name) => !before.has(name))).toEqual(['__gygWidgets']);
});

test('a module script alone finds the platform by its tag', async ({ page, site }) => {
  const head = `<script type="module" src="${site.platform}/widgets/gyg.js"></script>`;
  await page.goto(site.serve({ head, body: list }));
  await expect(cards(page)).toHaveCount(6);
});

test('a pinned version runs with its hash', async ({ page, site }) => {
  const { versions }: { versions: { script: string; integrity: string }[] } = await (
    await page.request.get('/widgets/versions.json')
  ).json();
  const [newest] = versions;
  const head = `<script src="${site.platform}${newest?.script}" integrity="${newest?.integrity}" crossorigin="anonymous" async></script>`;
  await page.goto(site.serve({ head, body: list }));
  await expect(cards(page)).toHaveCount(6);
});

test('an element in another component’s shadow root is defined by an import', async ({ page, site }) => {
  const head = `<script type="module">
    import '${site.platform}/widgets/elements/gyg-list.js';
    customElements.define('own-part', class extends HTMLElement {
      constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = \`${list}\`; }
    });
  </script>`;
  await page.goto(site.serve({ head, body: '<own-part></own-part>' }));
  await expect(cards(page)).toHaveCount(6);
});

test('a single-page app takes the list out, puts it back, and writes it again', async ({ page, site }) => {
  await page.goto(site.serve({ head: site.script, body: `<main>${list}</main>` }));
  await expect(cards(page)).toHaveCount(6);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const element = document.querySelector('gyg-list');
    element?.remove();
    if (element) main?.append(element);
  });
  await expect(cards(page)).toHaveCount(6);
  await page.evaluate((html) => {
    const main = document.querySelector('main');
    if (main) main.innerHTML = '';
    if (main) main.innerHTML = html;
  }, list);
  await expect(cards(page)).toHaveCount(6);
});

test('guests leave nothing behind: no cookie, no storage', async ({ page, context, site }) => {
  const body = `${list}<gyg-login></gyg-login><gyg-proposal organization="${organization}"></gyg-proposal>`;
  await page.goto(site.serve({ head: site.script, body }));
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Log in with Gyg' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('on a dark page that reads from right to left, texts and pictures follow', async ({ page, site }) => {
  const head = `${site.script}<style>body { background: #111; color: #eee }</style>`;
  await page.goto(site.serve({ head, body: list, html: 'lang="ar" dir="rtl"' }));
  await expect(cards(page)).toHaveCount(6);
  const title = cards(page).first().getByRole('heading');
  expect(await title.evaluate((one) => [getComputedStyle(one).direction, getComputedStyle(one).color])).toEqual([
    'ltr',
    'rgb(238, 238, 238)',
  ]);
  await expect(cards(page).first().locator('img').first()).toHaveAttribute('src', /-night-/);
});

test('on paper the list has numbers and addresses, and no pictures or buttons', async ({ page, site }) => {
  await page.goto(site.serve({ head: site.script, body: list }));
  await expect(cards(page)).toHaveCount(6);
  await page.emulateMedia({ media: 'print' });
  await expect(cards(page).first().locator('.pic')).toBeHidden();
  await expect(cards(page).first().getByText(`${site.platform}/go/`)).toBeVisible();
  await expect(page.locator('gyg-list').getByRole('button')).toBeHidden();
});

test('attributes and answers that try to run script do not', async ({ page, site }) => {
  const evil = `&quot;><img src=x onerror=&quot;window.hacked=1&quot;>`;
  const names = [
    'organization',
    'host',
    'states',
    'tags',
    'goals',
    'sort',
    'limit',
    'empty',
    'row',
    'bg',
    'win',
    'width',
    'language',
    'theme',
    'gyg',
    'catalog',
    'need',
    'email',
  ];
  const attributes = names.map((name) => `${name}="${evil}"`).join(' ');
  const tags = ['list', 'card', 'catalog', 'need', 'proposal', 'login', 'signup', 'verify', 'password'];
  const own = tags.map(
    (tag) =>
      `<gyg-${tag} ${attributes}></gyg-${tag}><gyg-${tag} api="javascript:window.hacked=1" ${attributes}></gyg-${tag}>`,
  );
  const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const json = answer.headers()['content-type']?.includes('json')
      ? JSON.stringify(JSON.parse(text), (key, value) =>
          typeof value === 'string' && !['url', 'src', 'srcset', 'dateTime', 'state', 'lang'].includes(key)
            ? hostile
            : value,
        )
      : text;
    await route.fulfill({ response: answer, body: json });
  });
  await page.goto(site.serve({ head: site.script, body: `${own.join('')}${list}` }));
  await expect(cards(page).last()).toContainText('<script>');
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('*'))
      for (const link of element.shadowRoot?.querySelectorAll<HTMLElement>('a[href^="javascript:"]') ?? [])
        link.click();
  });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined();
});
