/**
 * `npm run lighthouse`: Lighthouse's figures for phones on the pages that guests find. Fails below 100 in accessibility,
 * best practices or SEO. Starts the built product with its demo, or takes the one at BASE. Not part of `npm test`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuildError, runCommand } from './build/build-error.mjs';
import { readJson } from './build/files.mjs';
import { at, root } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { npm } from './set-up/npm.mjs';
import { bold, green, red, say } from './terminal.mjs';
import { chromiumArgs, findChromium } from './test/chromium.mjs';
import { startProduct } from './test/product.mjs';

/** Not a dependency: it is larger than all others together. The last version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
const FULL = 100;

async function startBuilt() {
  if ((await runToEnd([at('host-shell', 'tooling', 'build.mjs')])) !== 0)
    throw new BuildError('The product does not build.');
  return startProduct({ env: { DEMO_PICTURES: 'drawn' } });
}

async function read(base, address) {
  const answer = await fetch(new URL(address, base));
  if (!answer.ok)
    throw new BuildError(`${address} returned ${answer.status}. Is the product with its demo at ${base}?`);
  return answer;
}

/** Home, the search, and the first gyg, organisation and person that guests and search engines can see. */
async function findPages(base) {
  const { gygs } = await (await read(base, '/api/gygs/search?states=PUBLISHED&pageSize=1')).json();
  const [gyg] = gygs;
  const sitemap = await (await read(base, '/sitemap.xml')).text();
  const [, person] = /<loc>[^<]*?(\/users\/[^<]+)<\/loc>/.exec(sitemap) ?? [];
  if (gyg === undefined) throw new BuildError(`${base} has no upcoming gyg.`);
  if (person === undefined) throw new BuildError(`${base} has no person whom search engines can find.`);
  const organisation = `/go/${gyg.orgFriendlyUrl}`;
  return { home: '/', search: '/search', gyg: `${organisation}/${gyg.friendlyUrl}`, organisation, person };
}

/** The audits that lower a score, with the first elements or messages that they name. */
function faultsOf({ audits, categories }) {
  const counted = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return Object.values(audits)
    .filter(({ id, score }) => counted.has(id) && score !== null && score < 1)
    .map(({ id, title, details }) => {
      const named = (details?.items ?? [])
        .slice(0, 3)
        .map((item) => item.node?.snippet ?? item.description ?? item.url);
      return [`${id}: ${title}`, ...named.filter(Boolean)].join('\n    ');
    });
}

/** Prints the scores of a page for phones, and what they lack. Returns whether all are full. */
async function audit(name, url, folder) {
  const file = path.join(folder, `${name}.json`);
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES}`];
  const flags = `--chrome-flags=--headless ${chromiumArgs.join(' ')}`;
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options, flags];
  const { ok, output } = await npm(command, root);
  if (!ok) throw new BuildError(`npm could not get or run ${LIGHTHOUSE}, which needs the network once:\n${output}`);
  const report = readJson(file);
  if (report.runtimeError) throw new BuildError(`Lighthouse could not load ${url}: ${report.runtimeError.message}`);
  const scores = CATEGORIES.map((category) => Math.floor(100 * report.categories[category].score));
  const cells = scores.map((score) => (score < FULL ? red : green)(String(score).padStart(15)));
  say(`${name.padEnd(14)}${cells.join('')}`);
  for (const fault of faultsOf(report)) say(`  ${fault}`);
  return scores.every((score) => score >= FULL);
}

const { BASE } = process.env;
const folder = mkdtempSync(path.join(tmpdir(), 'gyg-lighthouse-'));
await runCommand(async () => {
  const product = BASE ? { baseUrl: BASE, stop: () => undefined } : await startBuilt();
  try {
    process.env.CHROME_PATH = findChromium();
    if (findChromium() === undefined)
      throw new BuildError('Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium');
    say(bold(`${'page'.padEnd(14)}${CATEGORIES.map((category) => category.padStart(15)).join('')}`));
    for (const [name, address] of Object.entries(await findPages(product.baseUrl)))
      if (!(await audit(name, new URL(address, product.baseUrl).href, folder))) process.exitCode = 1;
  } finally {
    await product.stop();
  }
});
rmSync(folder, { recursive: true, force: true });
