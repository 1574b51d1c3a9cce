/**
 * `npm run lighthouse`: Lighthouse's figures for phones on the pages that guests find. Fails below 100 in accessibility,
 * best practices or SEO. Starts the built product with its demo, or takes the one at BASE. Not part of `npm test`.
 */
import { audit, categories } from './lighthouse/audit.mjs';
import { findPages } from './lighthouse/find-pages.mjs';
import { at, root } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { bold, green, red, say } from './terminal.mjs';
import { findChromium } from './test/find-chromium.mjs';
import { startProduct } from './test/product.mjs';

const FULL = 100;

async function startBuilt() {
  if ((await runToEnd(process.execPath, [at('host-shell', 'tooling', 'build.mjs')], { cwd: root })) !== 0) {
    throw new Error('The product does not build.');
  }
  return startProduct({ env: { DEMO_PICTURES: 'drawn' } });
}

/** Prints the scores of a page, and what they lack. Returns whether all are full. */
function report(name, { scores, faults }) {
  const cells = scores.map((score) => (score < FULL ? red : green)(String(score).padStart(15)));
  say(`${name.padEnd(14)}${cells.join('')}`);
  for (const fault of faults) say(`  ${fault}`);
  return scores.every((score) => score >= FULL);
}

const product = process.env.BASE ? { baseUrl: process.env.BASE, stop: async () => undefined } : await startBuilt();
try {
  const browser = findChromium();
  if (browser === undefined)
    throw new Error('Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium');
  const results = [];
  say(bold(`${'page'.padEnd(14)}${categories.map((name) => name.padStart(15)).join('')}`));
  for (const [name, path] of Object.entries(await findPages(product.baseUrl))) {
    results.push(report(name, await audit(new URL(path, product.baseUrl).href, browser)));
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
} catch (error) {
  say(red(error.message));
  process.exitCode = 1;
} finally {
  await product.stop();
}
