import { setTimeout as wait } from 'node:timers/promises';
import { launchChromium } from '@gyg/host-shell/testing/browser';
import { z } from 'zod';
import { mediansOf } from './load';
import type { Row } from './report';
import { startOn } from './server';

type Browser = Awaited<ReturnType<typeof launchChromium>>;

/** Lighthouse's phone, in English. */
const phone = {
  ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'en' },
};
const bytesOfKilobits = (kilobits: number) => (kilobits * 1024) / 8;
/**
 * Lighthouse's preset "Slow 4G" as it is set in DevTools: the latency is for each request, 3.75 times the round trip of
 * 150 ms, and the rates are nine tenths of 1.6 Mbit/s and 750 kbit/s.
 */
const slowNetwork = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: bytesOfKilobits(1.6 * 1024 * 0.9),
  uploadThroughput: bytesOfKilobits(750 * 0.9),
};
const slowerProcessor = 4;

const patienceMs = 120_000;
const lookMs = 250;
/** Pictures below and late scripts. */
const quietMs = 3_000;

/**
 * Runs in the page from its beginning: collects what the browser reports of its paints, and when the page is usable.
 */
const observe = `
  performance.setResourceTimingBufferSize(1000);
  const figures = { largest: 0, shift: 0, usable: 0 };
  window.gygBench = figures;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) figures.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  // The screen has its heading, which React has rendered or taken over, and no part of it is loading.
  const isReacts = (element) => element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const look = () => {
    const isUsable = isReacts(document.querySelector('main h1')) && document.querySelector('main[aria-busy="true"], main [aria-busy="true"]') === null;
    if (isUsable) figures.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

/** What was loaded over the network, as transferred: compressed, with headers. */
const readFigures = `({
  ...window.gygBench,
  first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  loaded: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({ transferSize }) => transferSize > 0)
    // The browser names no type of a font.
    .map(({ name, contentType, transferSize, responseEnd }) => ({
      type: contentType || name, bytes: transferSize, at: responseEnd,
    })),
})`;
const figuresSchema = z.object({
  first: z.number(),
  largest: z.number(),
  shift: z.number(),
  usable: z.number(),
  loaded: z.array(z.object({ type: z.string(), bytes: z.number(), at: z.number() })),
});

/** Opens a page in a new profile, so with an empty cache, as a guest on a slow phone. */
async function openPage(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit', timeout: patienceMs });
  const read = async () => figuresSchema.parse(await page.evaluate(readFigures));
  const begun = performance.now();
  while ((await read()).usable === 0) {
    if (performance.now() - begun > patienceMs) throw new Error(`${url} does not become usable`);
    await wait(lookMs);
  }
  await page.waitForLoadState('networkidle', { timeout: patienceMs });
  await wait(quietMs);
  const { first, largest, shift, usable, loaded } = await read();
  await context.close();
  const kilobytesOf = (type: RegExp, before = Number.POSITIVE_INFINITY) =>
    loaded
      .filter((resource) => type.test(resource.type) && resource.at <= before)
      .reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    'first paint ms': first,
    'largest ms': largest,
    shift,
    'usable ms': usable,
    'script kB to usable': kilobytesOf(/javascript/, usable),
    'script kB': kilobytesOf(/javascript/),
    'font kB': kilobytesOf(/[.]woff2$/),
    'picture kB': kilobytesOf(/^image/),
    requests: loaded.length,
  };
}

const listSchema = z.object({ gygs: z.array(z.object({ friendlyUrl: z.string(), orgFriendlyUrl: z.string() })) });

/** The pages that guests open first: home, the search, an upcoming gyg and its host. */
async function findPaths(origin: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/gygs/search?states=PUBLISHED&pageSize=1`);
  const [gyg] = listSchema.parse(await response.json()).gygs;
  if (gyg === undefined) throw new Error(`${origin} has no upcoming gyg.`);
  const organisation = `/go/${gyg.orgFriendlyUrl}`;
  return { home: '/', search: '/search', gyg: `${organisation}/${gyg.friendlyUrl}`, organisation };
}

/** Opens pages of the demo as a guest on a slow phone, in turn, and returns the medians of all tries. */
export async function measurePages(tries: number): Promise<Row[]> {
  const product = await startOn({}, { DEMO_PICTURES: 'drawn' });
  const browser = await launchChromium();
  try {
    const paths = Object.entries(await findPaths(product.origin));
    const taken = new Map<string, Record<string, number>[]>(paths.map(([name]) => [name, []]));
    for (let attempt = 0; attempt < tries; attempt += 1) {
      for (const [name, path] of paths) taken.get(name)?.push(await openPage(browser, product.origin + path));
    }
    return [...taken].map(([name, figures]) => ({
      ...{ group: 'pages', case: name, server: 'product', gygs: 0, figures: mediansOf(figures) },
    }));
  } finally {
    await browser.close();
    await product.stop();
  }
}
