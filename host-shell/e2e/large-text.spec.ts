import { expectReadable, setTextSize } from './expect-readable';
import { openGyg } from './find-gyg';
import { expect, inLanguage, test } from './journey';

const TWICE = 32;
const widths = [375, 1280];

// Swedish, which has the longer words.
test('with text twice as large nothing is cut, and no page scrolls sideways', async ({ page }) => {
  await inLanguage(page, 'sv');
  await setTextSize(page, TWICE);
  const gyg = await openGyg(page);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const person = /<loc>[^<]*?(\/users\/[^<]+)</.exec(sitemap)?.[1] ?? '';
  for (const path of ['/', '/search?states=po', '/organizations', gyg.url, '/go/ren-kust-bohuslan', person]) {
    await test.step(path, async () => {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${TWICE}px`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectReadable(page);
      }
    });
  }
});
