import { registerSite } from '@gyg/api/demo-entrance';
import { type DemoAccount, demoAccounts } from '../accounts';
import { pictureList } from '../pictures/picture-list';
import { writePictures } from '../pictures/write-pictures';
import { type FillOptions, fillInstallation } from './fill-installation';

/** Thrown instead of filling a real installation with invented people. */
export class DemoDataInProduction extends Error {
  override readonly name = 'DemoDataInProduction';

  constructor() {
    super('Demo data belongs to demo mode alone; this installation runs in production.');
  }
}

export interface SeedDemoOptions extends FillOptions {
  mode: 'demo' | 'production';
  /** The folder that is served at /media. */
  mediaDir: string;
  /** `plain`: one colour instead of drawings. */
  pictures?: 'drawn' | 'plain';
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
  const { mode, mediaDir, pictures, partnerOrigins = [], onProgress = () => undefined } = options;
  if (mode === 'production') throw new DemoDataInProduction();
  const onDone = (done: number, total: number) => onProgress({ step: 'pictures', done, total });
  await writePictures(pictureList(), { mediaDir, style: pictures, onDone });
  await fillInstallation(options);
  // At every start, because the site's port may be another one.
  await options.db.tx(async (tx) => {
    for (const origin of partnerOrigins) await registerSite(tx, { friendlyUrl: partner, origin });
  });
  return { accounts: demoAccounts };
}
