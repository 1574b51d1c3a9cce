import { registerSite } from '@gyg/api/demo-entrance';
import { type DemoAccount, demoAccounts } from '../accounts';
import { DemoDataInProduction } from './demo-data-in-production';
import { type FillOptions, fillInstallation } from './fill-installation';

export interface SeedDemoOptions extends FillOptions {
  mode: 'demo' | 'production';
  /** Where the demo partner's site is: visitors can log in there. */
  partnerOrigins?: readonly string[];
}

/** The organisation of the demo partner's site. */
const partner = 'ren-kust-bohuslan';

/**
 * Fills a new installation with the demo: twelve organisations, their gygs and the people around them, and the accounts
 * of `demoAccounts` with `demoPassword`. Where the demo already exists, only the partner's site is added.
 * Throws DemoDataInProduction in production.
 */
export async function seedDemo(options: SeedDemoOptions): Promise<{ accounts: readonly DemoAccount[] }> {
  const { mode, partnerOrigins = [] } = options;
  if (mode === 'production') throw new DemoDataInProduction();
  await fillInstallation(options);
  // At every start, because the site's port may be another one.
  await options.db.tx(async (tx) => {
    for (const origin of partnerOrigins) await registerSite(tx, { friendlyUrl: partner, origin });
  });
  return { accounts: demoAccounts };
}
