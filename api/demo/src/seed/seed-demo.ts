import { registerSite } from '@gyg/api/demo-entrance';
import { type DemoAccount, demoAccounts } from '../accounts';
import { drawDemoPictures } from '../pictures/draw-demo-pictures';
import { DemoDataInProduction } from './demo-data-in-production';
import { type FillOptions, fillInstallation } from './fill-installation';

export interface SeedDemoOptions extends FillOptions {
  mode: 'demo' | 'production';
  /** The folder that is served at /media. */
  mediaDir: string;
  /** `plain`: one colour instead of drawings. */
  pictures?: 'drawn' | 'plain';
  /** Draws the missing pictures. Replace it in a process that does not decode drawings any more. */
  drawPictures?: typeof drawDemoPictures;
  /** Where the demo partner's site is: visitors can log in there. */
  partnerOrigins?: readonly string[];
}

/** The organisation of the demo partner's site. */
const partner = 'ren-kust-bohuslan';

/**
 * Fills a new installation with the demo: pictures, twelve organisations, their gygs and the people around them, and
 * the accounts of `demoAccounts` with `demoPassword`. Where the demo already exists, only missing pictures and the
 * partner's site are added.
 * Throws DemoDataInProduction in production.
 */
export async function seedDemo(options: SeedDemoOptions): Promise<{ accounts: readonly DemoAccount[] }> {
  const {
    mode,
    mediaDir,
    pictures,
    partnerOrigins = [],
    drawPictures = drawDemoPictures,
    onProgress = () => undefined,
  } = options;
  if (mode === 'production') throw new DemoDataInProduction();
  const onDone = (done: number, total: number) => onProgress({ step: 'pictures', done, total });
  await drawPictures({ mediaDir, style: pictures, onDone });
  await fillInstallation(options);
  // At every start, because the site's port may be another one.
  await options.db.tx(async (tx) => {
    for (const origin of partnerOrigins) await registerSite(tx, { friendlyUrl: partner, origin });
  });
  return { accounts: demoAccounts };
}
