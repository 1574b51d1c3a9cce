import type { Browser, CDPSession } from 'playwright-core';
import { z } from 'zod';
import { countBytes, kilobytesOf } from './count-bytes';
import { phone, slowerProcessor, slowNetwork } from './slow-phone';

export const pageFigures = [
  'firstPaintMs',
  'largestPaintMs',
  'shift',
  'usableMs',
  'scriptKbToUsable',
  'scriptKb',
  'fontKb',
  'pictureKb',
  'requests',
] as const;
export type PageFigures = Record<(typeof pageFigures)[number], number>;

/** Runs in the page from its beginning: collects what the browser reports of its paints, and when the page is usable. */
const observe = `
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

const painted = `({
  first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  ...window.gygBench,
})`;
const paintedSchema = z.object({ first: z.number(), largest: z.number(), shift: z.number(), usable: z.number() });
const metricsSchema = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

/** The time at which the page was asked for and that of now, in seconds of the clock that requests have. */
async function clockOf(session: CDPSession): Promise<number> {
  const { metrics } = metricsSchema.parse(await session.send('Performance.getMetrics'));
  return metrics.find(({ name }) => name === 'NavigationStart')?.value ?? 0;
}

const patienceMs = 120_000;
const lookMs = 250;
/** Pictures below and late scripts. */
const quietMs = 3_000;

/** Opens a page in a new profile, so with an empty cache, as a guest on a slow phone. */
export async function openPage(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const loaded = await countBytes(session);
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit', timeout: patienceMs });
  const begun = performance.now();
  while (paintedSchema.parse(await page.evaluate(painted)).usable === 0) {
    if (performance.now() - begun > patienceMs) throw new Error(`${url} does not become usable`);
    await page.waitForTimeout(lookMs);
  }
  await page.waitForLoadState('networkidle', { timeout: patienceMs });
  await page.waitForTimeout(quietMs);
  const { first, largest, shift, usable: usableMs } = paintedSchema.parse(await page.evaluate(painted));
  const usableAt = (await clockOf(session)) + usableMs / 1000;
  await context.close();
  return {
    firstPaintMs: first,
    largestPaintMs: largest,
    shift,
    usableMs,
    scriptKbToUsable: kilobytesOf(loaded, 'Script', usableAt),
    scriptKb: kilobytesOf(loaded, 'Script'),
    fontKb: kilobytesOf(loaded, 'Font'),
    pictureKb: kilobytesOf(loaded, 'Image'),
    requests: loaded.length,
  };
}
