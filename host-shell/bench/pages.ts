import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '@gyg/database';
import { launchChromium } from '@gyg/host-shell/testing/browser';
import { benchFolder } from './fill/provide-data';
import { mediansOf } from './load/statistics';
import { findPaths } from './pages/find-paths';
import { openPage, type PageFigures, pageFigures } from './pages/open-page';
import type { Row } from './report/row';
import { startOnData } from './servers/measured-server';

/**
 * Opens pages of the demo as a guest on a slow phone, in turn, and returns the medians of all tries. The demo is kept
 * for a day, because drawing its pictures takes a minute.
 */
export async function measurePages(engine: Engine, tries: number, say: (line: string) => void): Promise<Row[]> {
  const dataDir = join(benchFolder, 'data', `demo-${new Date().toISOString().slice(0, 10)}`);
  await mkdir(dataDir, { recursive: true });
  const product = await startOnData({ dataDir }, { DEMO_PICTURES: 'drawn' });
  const browser = await launchChromium();
  try {
    const pages = await findPaths(product.origin);
    const taken = new Map<string, PageFigures[]>(pages.map(({ name }) => [name, []]));
    for (let attempt = 0; attempt < tries; attempt += 1) {
      for (const { name, path } of pages) taken.get(name)?.push(await openPage(browser, product.origin + path));
      say(`  pages: try ${attempt + 1} of ${tries}`);
    }
    return [...taken].map(([name, figures]) => ({
      ...{ engine, group: 'pages', case: name, server: 'product', gygs: 0 },
      figures: mediansOf(figures, pageFigures),
    }));
  } finally {
    await browser.close();
    await product.stop();
  }
}
