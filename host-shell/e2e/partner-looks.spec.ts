import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible';
import { expectReadable, setTextSize } from './expect-readable';
import { expect } from './journey';
import { elements, everyElement, expectEveryElement } from './partner-elements';
import { test } from './partner-site';

const dark = '<style>body { background: #111; color: #eee }</style>';
const TWICE = 32;

/** The lightness of a computed colour, 0 to 1. */
const lightness = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
};

/** Every button of the elements, whatever is in it. */
const buttons = (page: Page) => page.locator(elements.map(({ tag }) => `${tag} button`).join());

test('on a dark page every element is dark: light text, pictures by night', async ({ page, site }) => {
  await page.goto(site.serve({ head: site.script + dark, body: await everyElement(page) }));
  await expectEveryElement(page);
  for (const { tag } of elements) {
    const base = page.locator(tag).locator('[part=base]');
    await expect(base, tag).toHaveAttribute('data-theme', 'dark');
    expect(lightness(await base.evaluate((part) => getComputedStyle(part).color)), tag).toBeGreaterThan(0.8);
  }
  for (const tag of ['gyg-list', 'gyg-card', 'gyg-catalog'])
    await expect(page.locator(tag).locator('.pic > img').first(), tag).toHaveAttribute('src', /-night-/);
});

test('on a page that reads from right to left, texts read from left to right', async ({ page, site }) => {
  await page.goto(site.serve({ head: site.script, body: await everyElement(page), html: 'lang="ar" dir="rtl"' }));
  await expectEveryElement(page);
  for (const { tag, ready } of elements) {
    await expect(ready(page.locator(tag)), tag).toHaveCSS('direction', 'ltr');
    await expect(page.locator(tag).locator('[part=base]'), tag).toHaveCSS('text-align', 'start');
    await expect(page.locator(tag).locator('[part=base]'), tag).toHaveAttribute('lang', 'en');
  }
});

for (const theme of ['light', 'dark']) {
  test(`on paper there are dark texts and addresses, and no pictures or buttons (${theme} elements)`, async ({
    page,
    site,
  }) => {
    const body = (await everyElement(page)).replaceAll(/<(gyg-\w+)/g, `<$1 theme="${theme}"`);
    await page.goto(site.serve({ head: site.script, body }));
    await expectEveryElement(page);
    await page.emulateMedia({ media: 'print' });
    for (const { tag, printed } of elements) {
      const element = page.locator(tag);
      await expect(element.locator('button:visible'), tag).toHaveCount(0);
      await expect(element.locator('img:visible'), tag).toHaveCount(0);
      if (!printed) {
        expect((await element.boundingBox())?.height, tag).toBe(0);
        continue;
      }
      await expect(element.getByText(printed).first(), tag).toBeVisible();
      const colours = await element
        .locator(':is(h3, p, dt, dd, b):visible')
        .evaluateAll((all) => all.map((part) => getComputedStyle(part).color));
      expect(Math.max(...colours.map(lightness)), tag).toBeLessThan(0.45);
    }
  });
}

test('with the colours of the system, buttons and cards have edges, and the focus is seen', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(site.serve({ head: site.script, body: await everyElement(page) }));
  await expectEveryElement(page);
  for (const { tag, surface } of elements) {
    const edge = page.locator(tag).locator(surface).first();
    await expect(edge, tag).toHaveCSS('border-bottom-style', 'solid');
    await expect(edge, tag).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
  }
  // Those within a sentence are underlined instead.
  for (const button of await buttons(page).and(page.locator(':not([data-variant=inline])')).all()) {
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveCSS('outline-style', 'solid');
    await expect(button).not.toHaveCSS('border-bottom-width', '0px');
  }
});

test('with text twice as large, and on the narrowest screens, nothing is cut and nothing scrolls sideways', async ({
  page,
  site,
}) => {
  // Swedish has the longer words.
  const address = site.serve({ head: site.script, body: await everyElement(page), html: 'lang="sv"' });
  for (const [size, widths] of [
    [16, [320]],
    [TWICE, [320, 1280]],
  ] as const) {
    await setTextSize(page, size);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.locator('main')).toHaveCSS('font-size', `${size}px`);
      await expectEveryElement(page);
      await expectReadable(page);
    }
  }
});

for (const lang of ['en', 'sv']) {
  for (const theme of ['light', 'dark']) {
    test(`axe finds no problems: ${lang}, ${theme}, at 1280 and 320 px`, async ({ page, site }) => {
      const head = site.script + (theme === 'dark' ? dark : '');
      await page.goto(site.serve({ head, body: await everyElement(page), html: `lang="${lang}"` }));
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expectEveryElement(page);
        for (const { tag } of elements)
          await expect(page.locator(tag).locator('[part=base]'), tag).toHaveAttribute('lang', lang);
        await expectAccessible(page);
      }
    });
  }
}

test('Tab goes through every element in the order of the page, and back, and the focus is seen', async ({
  page,
  site,
}) => {
  // A link at both ends: past the ends of a page browsers sometimes begin again without a stop.
  const body = `<a href="#start">Start</a>${await everyElement(page)}<a href="#end">End</a>`;
  await page.goto(site.serve({ head: site.script, body }));
  await expectEveryElement(page);
  await page.getByRole('link', { name: 'Start', exact: true }).focus();
  /** Where the focus is: the element, what it is on there, and whether that is marked. */
  const focus = () =>
    page.evaluate(() => {
      const host = document.activeElement;
      const at = host?.shadowRoot?.activeElement;
      // A card shows the focus of its link.
      const marked = at?.closest('article')?.matches('.card') ? at.closest('article') : at;
      const [words, outline] = [at?.textContent ?? '', marked ? getComputedStyle(marked).outlineStyle : ''];
      return { tag: host?.localName ?? '', words, outline };
    });
  const walk = async (key: string) => {
    const stops: Awaited<ReturnType<typeof focus>>[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press(key);
      const stop = await focus();
      if (stop.tag === 'a') break;
      stops.push(stop);
    }
    return stops;
  };
  const there = await walk('Tab');
  expect([...new Set(there.map(({ tag }) => tag))]).toEqual(elements.map(({ tag }) => tag));
  expect(there.filter(({ outline }) => outline !== 'solid')).toEqual([]);
  for (const words of ['Show more', 'Log in to book', 'Log in to propose', 'Log in with Gyg', 'Choose a new password'])
    expect(
      there.some((stop) => stop.words.startsWith(words)),
      words,
    ).toBe(true);
  expect((await walk('Shift+Tab')).map(({ words }) => words)).toEqual(there.map(({ words }) => words).reverse());
});
