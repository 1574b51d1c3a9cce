import type { Page } from '@playwright/test';
import { expect } from './journey';
import { elements, everyElement, expectEveryElement, tags } from './partner-elements';
import { type PartnerSite, test } from './partner-site';

const list = `<gyg-list organization="ren-kust-bohuslan" states="po" row="3"></gyg-list>`;
const cards = (page: Page) => page.locator('gyg-list').getByRole('article');

test('the script twice, in another version, as a module and as an import: every element once, one global', async ({
  page,
  site,
}) => {
  const versions: { latest: string } = await (await page.request.get('/widgets/versions.json')).json();
  const { platform } = site;
  const imports = tags.map((tag) => `import '${platform}/widgets/elements/${tag}.js';`);
  const head = `${site.script}${site.script}<script src="${platform}/widgets/${versions.latest}/gyg.js" async></script><script type="module" src="${platform}/widgets/0/gyg.js"></script><script type="module">${imports.join('')}</script>`;
  await page.goto(site.serve({ body: '' }));
  const before = new Set(await page.evaluate(() => Object.getOwnPropertyNames(globalThis)));
  await page.goto(site.serve({ head, body: await everyElement(page) }));
  await expectEveryElement(page);
  for (const tag of tags) await expect(page.locator(tag).locator('[part=base]'), tag).toHaveCount(1);
  const added = await page.evaluate(() => Object.getOwnPropertyNames(globalThis));
  expect(added.filter((name) => !before.has(name))).toEqual(['__gygWidgets']);
});

test('a module script alone finds the platform by its tag', async ({ page, site }) => {
  const head = `<script type="module" src="${site.platform}/widgets/gyg.js"></script>`;
  await page.goto(site.serve({ head, body: list }));
  await expect(cards(page)).toHaveCount(6);
});

const optimised: [name: string, head: (script: string, site: PartnerSite) => string][] = [
  [
    'combined with others',
    (script, { serveScript }) => `<script src="${serveScript(`var own = 1;${script}`)}"></script>`,
  ],
  ['put into the page', (script) => `<script>${script}</script>`],
  [
    'run from a blob',
    (script) => `<script>
      const tag = document.createElement('script');
      tag.src = URL.createObjectURL(new Blob([${JSON.stringify(script)}], { type: 'text/javascript' }));
      document.head.append(tag);
    </script>`,
  ],
];
for (const [name, head] of optimised) {
  test(`the script ${name} finds the platform`, async ({ page, site }) => {
    const script = await (await page.request.get('/widgets/gyg.js')).text();
    await page.goto(site.serve({ head: head(script, site), body: list }));
    await expect(cards(page)).toHaveCount(6);
  });
}

test('a pinned version in a file of the partner’s needs the platform’s address; without it, the partner’s own words stay', async ({
  page,
  site,
}) => {
  const { latest }: { latest: string } = await (await page.request.get('/widgets/versions.json')).json();
  const script = await (await page.request.get(`/widgets/${latest}/gyg.js`)).text();
  const src = site.serveScript(script);
  const body = list.replace('></', '><p>Our gygs</p></');
  await page.goto(site.serve({ head: `<script src="${src}"></script>`, body }));
  await expect(page.getByText('Our gygs')).toBeVisible();
  expect((await page.locator('gyg-list').boundingBox())?.height).toBeLessThan(60);
  await page.goto(site.serve({ head: `<script src="${src}" data-gyg="${site.platform}"></script>`, body }));
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

test('a single-page app takes every element out, puts it back, moves it, and writes it again', async ({
  page,
  site,
}) => {
  const body = await everyElement(page);
  await page.goto(site.serve({ head: site.script, body }));
  await expectEveryElement(page);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.remove();
    if (main) document.body.append(main);
  });
  await expectEveryElement(page);
  // Out for longer than a script: the element leaves nothing inside, and draws itself again.
  const places = await page.evaluateHandle((all) => {
    const placed = all.flatMap((tag) => [...document.querySelectorAll(tag)]);
    return placed.map((element) => {
      const place = document.createElement('hr');
      element.replaceWith(place);
      return { element, place };
    });
  }, tags);
  await expect
    .poll(() => places.evaluate((all) => all.map(({ element }) => element.shadowRoot?.childElementCount)))
    .toEqual(elements.map(() => 0));
  await places.evaluate((all) => {
    for (const { element, place } of all) place.replaceWith(element);
  });
  await expectEveryElement(page);
  await page.evaluate((html) => {
    document.body.innerHTML = '';
    document.body.innerHTML = html;
  }, body);
  await expectEveryElement(page);
});

test('guests leave nothing behind: no cookie, no storage', async ({ page, context, site }) => {
  await page.goto(site.serve({ head: site.script, body: await everyElement(page) }));
  await expectEveryElement(page);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

/** What Prototype 1.6, MooTools 1.2 and 1.3, and datejs put in place of functions of the language. */
const oldLibraries = `<script>
  const listOf = (items) => items?.toArray?.() ?? Array.prototype.slice.call(items ?? []);
  Array.from = listOf;
  Array.prototype.toArray = Array.prototype.entries = function () { return this.slice(); };
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
  Array.prototype.map = function (make, own) {
    const mapped = [];
    this.forEach((item, index) => mapped.push(make.call(own, item, index)));
    return mapped;
  };
  Array.prototype.toJSON = function () { return '[' + listOf(this).map(JSON.stringify).join(', ') + ']'; };
  String.prototype.toJSON = function () { return '"' + this + '"'; };
  Number.prototype.toJSON = function () { return String(this); };
  Function.prototype.bind = function (own, args) {
    const call = this;
    return function () { return call.apply(own, args === undefined ? arguments : [].concat(args)); };
  };
  Object.keys = (thing) => { const names = []; for (const name in thing) names.push(name); return names; };
  Date.now = () => new Date();
  Date.parse = (text) => new Date(text);
  for (const name of ['hide', 'show', 'update', 'select', 'visible', 'wrap', 'empty', 'set', 'get', 'clone', 'fire'])
    HTMLElement.prototype[name] = function () { return this; };
  window.Element = function () {};
  window.Event = function () { throw new TypeError('Not an event of this page'); };
  window.Request = window.Hash = window.Class = function () {};
</script>`;

test('on a page whose old libraries have replaced functions of the language every element is there', async ({
  page,
  site,
}) => {
  const body = await everyElement(page);
  await page.goto(site.serve({ head: `${oldLibraries}${site.script}`, body }));
  await expectEveryElement(page);
  // What reads the markup of each journey's pages needs the browser's own.
  await page.evaluate(() => Object.assign(globalThis, { Element: Object.getPrototypeOf(HTMLElement) }));
});

test('attributes and responses that try to run script do not', async ({ page, site }) => {
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
  const own = tags.map(
    (tag) => `<${tag} ${attributes}></${tag}><${tag} api="javascript:window.hacked=1" ${attributes}></${tag}>`,
  );
  const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const json = response.headers()['content-type']?.includes('json')
      ? JSON.stringify(JSON.parse(text), (key, value) =>
          typeof value === 'string' && !['url', 'src', 'srcset', 'dateTime', 'state', 'lang'].includes(key)
            ? hostile
            : value,
        )
      : text;
    await route.fulfill({ response, body: json });
  });
  await page.goto(site.serve({ head: site.script, body: `${own.join('')}${list}` }));
  await expect(cards(page).last()).toContainText('<script>');
  // Until every element has its responses.
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('*'))
      for (const link of element.shadowRoot?.querySelectorAll<HTMLElement>('a[href^="javascript:"]') ?? [])
        link.click();
  });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined();
});
