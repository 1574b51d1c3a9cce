import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../paths.mjs';
import { npm } from '../set-up/npm.mjs';
import { chromiumArgs } from '../test/chromium-args.mjs';

/** Not a dependency: it is larger than all others together. The last version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

export const categories = ['accessibility', 'best-practices', 'seo'];

/** The audits that lower a score, with the first elements or messages that they name. */
function faultsOf({ audits, categories: scored }) {
  const counted = new Set(
    Object.values(scored).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)),
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

/**
 * Runs Lighthouse for phones on a page.
 * @param {string} url @param {string} browser the file of a Chromium
 * @returns {Promise<{ scores: number[], faults: string[] }>} scores from 0 to 100, in the order of `categories`
 * @throws if Lighthouse cannot be downloaded or cannot load the page
 */
export async function audit(url, browser) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gyg-lighthouse-'));
  const file = path.join(folder, 'report.json');
  process.env.CHROME_PATH = browser;
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${categories}`];
  const flags = `--chrome-flags=--headless ${chromiumArgs.join(' ')}`;
  try {
    const { ok, output } = await npm(
      ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options, flags],
      root,
    );
    if (!ok) throw new Error(`npm could not get or run ${LIGHTHOUSE}, which needs the network once:\n${output}`);
    const report = JSON.parse(readFileSync(file, 'utf8'));
    if (report.runtimeError) throw new Error(`Lighthouse could not load ${url}: ${report.runtimeError.message}`);
    return {
      scores: categories.map((name) => Math.floor(100 * report.categories[name].score)),
      faults: faultsOf(report),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
