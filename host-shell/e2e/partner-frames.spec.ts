import { expect, partnerUrl } from './journey';
import { test } from './partner-site';

const list = (platform: string) => `${platform}/plugins/o/ren-kust-bohuslan/g?states=po&row=2&limit=2`;

test.describe('on a registered site', () => {
  // The demo partner's own policy frames nothing.
  test.use({ bypassCSP: true });

  test('frame.js gives the frame the height of its content, also when that grows', async ({ page, site }) => {
    await page.goto(`${partnerUrl()}/site.css`);
    await page.evaluate(
      ({ src, script }) => {
        document.body.replaceChildren(
          Object.assign(document.createElement('iframe'), { src, title: 'Ours', width: 700, height: 100 }),
          Object.assign(document.createElement('script'), { src: script }),
        );
      },
      { src: list(site.platform), script: `${site.platform}/widgets/frame.js` },
    );
    const frame = page.frameLocator('iframe');
    const heights = async () => [
      await page.locator('iframe').evaluate((iframe) => iframe.clientHeight),
      await frame.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height)),
    ];
    const fits = async (cards: number) => {
      await expect(frame.getByRole('article')).toHaveCount(cards);
      await expect.poll(async () => new Set(await heights()).size).toBe(1);
      return (await heights())[0] ?? 0;
    };
    const before = await fits(2);
    await frame.getByRole('button', { name: /^Show more/ }).click();
    await expect(frame.getByRole('article').nth(2)).toBeVisible();
    expect(await fits(await frame.getByRole('article').count())).toBeGreaterThan(before);
  });
});

test('a site that is not registered cannot frame a list', async ({ page, site, complaints }) => {
  await page.goto(site.serve({ body: `<iframe src="${list(site.platform)}" title="Ours"></iframe>` }));
  await expect.poll(() => complaints.join()).toContain('frame-ancestors');
  await expect(page.frameLocator('iframe').getByRole('article')).toHaveCount(0);
  complaints.splice(0);
});
