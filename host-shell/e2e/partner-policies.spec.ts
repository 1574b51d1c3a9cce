import { expect } from './journey';
import { elements, everyElement, expectEveryElement, expectPictures } from './partner-elements';
import { test } from './partner-site';

const policies: [name: string, headers: (platform: string) => Record<string, string>, script?: string][] = [
  [
    'a strict policy of three sources and no inline style',
    (platform) => ({
      'content-security-policy': `default-src 'none'; script-src ${platform}; connect-src ${platform}; img-src ${platform}`,
    }),
  ],
  ['Trusted Types', () => ({ 'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'" })],
  [
    'a nonce and strict-dynamic',
    () => ({
      'content-security-policy': "script-src 'nonce-abc' 'strict-dynamic'; object-src 'none'; base-uri 'none'",
    }),
    '<script nonce="abc"',
  ],
  [
    'isolation (COEP and COOP)',
    () => ({ 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' }),
  ],
];
for (const [name, headers, script = '<script'] of policies) {
  test(`every element works on a page with ${name}`, async ({ page, site }) => {
    const head = site.script.replace('<script', script);
    const isolates = 'cross-origin-embedder-policy' in headers(site.platform);
    await page.goto(site.serve({ head, body: await everyElement(page), headers: headers(site.platform) }));
    await expectEveryElement(page);
    await expectPictures(page);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(isolates);
  });
}

test('without img-src the goals’ colours are shown, with their numbers', async ({ page, site, complaints }) => {
  const { platform } = site;
  const headers = { 'content-security-policy': `default-src 'none'; script-src ${platform}; connect-src ${platform}` };
  await page.goto(site.serve({ head: site.script, body: await everyElement(page), headers }));
  await expectEveryElement(page);
  for (const tag of ['gyg-list', 'gyg-card', 'gyg-catalog']) {
    const card = page.locator(tag).getByRole('article').first();
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveCount(0);
    await expect(card.locator('.tile')).toHaveText(/^\d+$/);
  }
  // The browser reports the pictures that the page refused.
  complaints.splice(0);
});

test('rules of the page for everything, and for the elements themselves, do not reach inside', async ({
  page,
  site,
}) => {
  const tags = elements.map(({ tag }) => tag).join();
  const head = `${site.script}<style>
    main * { all: unset }
    * { letter-spacing: 3px; text-transform: uppercase }
    ${tags} { display: inline; font-style: italic; line-height: 3; text-align: right; word-spacing: 2em }
  </style>`;
  await page.goto(site.serve({ head, body: await everyElement(page) }));
  await expectEveryElement(page);
  const own = {
    'letter-spacing': 'normal',
    'text-transform': 'none',
    'font-style': 'normal',
    'word-spacing': '0px',
    'text-align': 'start',
  };
  for (const { tag } of elements) {
    // All texts inside inherit from here.
    const base = page.locator(tag).locator('[part=base]');
    for (const [name, value] of Object.entries(own)) await expect(base, tag).toHaveCSS(name, value);
    const { fontSize, lineHeight } = await base.evaluate((part) => {
      const { fontSize, lineHeight } = getComputedStyle(part);
      return { fontSize: Number.parseFloat(fontSize), lineHeight: Number.parseFloat(lineHeight) };
    });
    expect(lineHeight, tag).toBeLessThan(fontSize * 1.8);
    // As wide as its place, though the page makes it part of a line.
    const width = (where: string) => page.locator(where).evaluate((node) => node.clientWidth);
    expect(await width(`${tag} [part=base]`), tag).toBe(await width('main'));
  }
});
