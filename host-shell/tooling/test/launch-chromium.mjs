import { chromium } from 'playwright-core';
import { chromiumArgs } from './chromium-args.mjs';
import { findChromium } from './find-chromium.mjs';

/** Starts the browser of the tests. Rejects with Playwright's advice if there is none. */
export function launchChromium() {
  const executablePath = findChromium();
  return chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
}
