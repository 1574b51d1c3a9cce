/**
 * `npm run bench:open-many-bookings -w @gyg/host-shell`: does the bookings page of a gyg with 10,000 bookings open in a
 * browser as fast as that of one with 100? Starts the built product (`npm run build`) with temporary data, opens both pages
 * in turn by a link on the dashboard, and waits until the rows are shown. Exits with 0 when the large gyg takes at most 1.5
 * times as long, with as many requests and as many rows.
 */
import { DEMO_HOST, seedManyBookings } from '@gyg/api/testing';
import { medianOf } from '@gyg/database/testing';
import { startProduct } from '@gyg/host-shell/testing';
import { launchChromium } from '@gyg/host-shell/testing/browser';

const AT_MOST = 1.5;
const ROUNDS = 12;
const WARM_UP = 2;
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
  const dashboard = page.getByRole('heading', { level: 1, name: 'Dashboard' });
  /** Opens a bookings page for the first time after a reload, so that nothing of it is in the cache. */
  async function open(id: string, count: number) {
    await page.goto('/dashboard');
    await dashboard.waitFor();
    await page.waitForLoadState('networkidle');
    requests = 0;
    const begun = performance.now();
    await follow(`/admin/gygs/${id}/bookings`);
    await page
      .getByRole('row', { name: new RegExp(`of ${count}\\b`) })
      .first()
      .waitFor();
    await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
    const taken = performance.now() - begun;
    return { taken, requests, rows: await page.getByRole('row').count() };
  }

  const cases = ids.map((id, index) => ({
    id,
    count: counts[index] ?? 0,
    opened: [] as Awaited<ReturnType<typeof open>>[],
  }));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    // In turn first, so that what one leaves behind does not always meet the other.
    for (const { id, count, opened } of round % 2 === 0 ? cases : cases.toReversed()) {
      const one = await open(id, count);
      if (round >= 0) opened.push(one);
    }
  }
  const results = cases.map(({ count, opened }) => ({
    count,
    taken: medianOf(opened.map(({ taken }) => taken)),
    requests: medianOf(opened.map((one) => one.requests)),
    rows: medianOf(opened.map(({ rows }) => rows)),
  }));
  say(`medians of ${ROUNDS} tries, in milliseconds`);
  for (const { count, taken, requests: made, rows } of results) {
    say(`${String(count).padStart(8)} bookings ${taken.toFixed(0).padStart(8)}  ${made} requests, ${rows} rows`);
  }
  const [few, many] = results;
  if (few === undefined || many === undefined) throw new Error('There was nothing to compare');
  const times = many.taken / few.taken;
  const holds = times <= AT_MOST && few.requests === many.requests && few.rows === many.rows;
  say(`${times.toFixed(2)} times as long: ${holds ? 'holds' : 'does NOT hold'} (at most ${AT_MOST}, same requests).`);
  process.exitCode = holds ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}
