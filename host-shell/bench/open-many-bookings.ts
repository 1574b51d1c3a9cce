/**
 * `npm run bench:open-many-bookings -w @gyg/host-shell`: does the bookings page of a gyg with 10,000 bookings open in a
 * browser as fast as that of one with 100? Starts the built product (`npm run build`) with temporary data, opens both pages
 * in turn by links inside the page, and waits until the rows are shown. Exits with 0 when the large gyg takes at most 1.5
 * times as long, with as many requests and as many rows.
 */
import { DEMO_HOST, seedManyBookings } from '@gyg/api/testing';
import { medianOf, timeInterleaved } from '@gyg/database/testing';
import { startProduct } from '@gyg/host-shell/testing';
import { launchChromium } from '@gyg/host-shell/testing/browser';

const AT_MOST = 1.5;
const counts = [100, 10_000];
const say = (line: string) => process.stdout.write(`${line}\n`);

const product = await startProduct();
const browser = await launchChromium();
try {
  const ids = await seedManyBookings(product.dataDir, counts);
  const page = await browser.newPage({ baseURL: product.baseUrl, reducedMotion: 'reduce', locale: 'en' });
  await page.goto(`/login?target=${encodeURIComponent(`/switch/admin/${DEMO_HOST.friendlyUrl}`)}`);
  await page.locator('input[type="email"]').fill(DEMO_HOST.adminEmail);
  await page.locator('input[type="password"]').fill('Demo1234');
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL(/\/dashboard$/);

  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requests += 1;
  });
  /** Follows a link inside the page. */
  const follow = (path: string) =>
    page.evaluate(`{
      const link = document.createElement('a');
      link.href = ${JSON.stringify(path)};
      document.body.append(link);
      link.click();
      link.remove();
    }`);
  const seen = counts.map(() => ({ requests: 0, rows: 0 }));
  const cases = ids.map((id, index) => ({
    name: String(counts[index]),
    run: async () => {
      const before = requests;
      await follow(`/admin/gygs/${id}/bookings`);
      await page
        .getByRole('row', { name: new RegExp(`of ${counts[index]}\\b`) })
        .first()
        .waitFor();
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
      seen[index] = { requests: requests - before, rows: await page.getByRole('row').count() };
    },
  }));
  const medians = (await timeInterleaved(cases, { rounds: 20, warmUp: 3 })).map(({ taken }) => medianOf(taken));
  const [few = 1, many = 1] = medians;
  say('medians of 20 tries, in milliseconds');
  for (const [index, { name }] of cases.entries()) {
    const { requests: made, rows } = seen[index] ?? { requests: 0, rows: 0 };
    say(`${name.padStart(8)} bookings ${medians[index]?.toFixed(0).padStart(8)}  ${made} requests, ${rows} rows`);
  }
  const same = seen[0]?.requests === seen[1]?.requests && seen[0]?.rows === seen[1]?.rows;
  const holds = many / few <= AT_MOST && same;
  say(`${(many / few).toFixed(2)} times as long: ${holds ? 'holds' : 'does NOT hold'} (at most ${AT_MOST}).`);
  process.exitCode = holds ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}
