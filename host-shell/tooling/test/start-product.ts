import { at, root } from '../paths.mjs';
import { runToEnd } from '../processes.mjs';
import { startProduct } from './product.mjs';

/**
 * Playwright's global set-up for manual runs (`npm run playwright`): builds what has changed and starts the product,
 * unless E2E_BASE_URL is set.
 */
export default async function setUp() {
  if (process.env.E2E_BASE_URL) return undefined;
  const built = await runToEnd(process.execPath, [at('host-shell', 'tooling', 'build.mjs')], { cwd: root });
  if (built !== 0) throw new Error('The product does not build; what is wrong stands above.');
  const { baseUrl, partnerUrl, stop } = await startProduct();
  process.env.E2E_BASE_URL = baseUrl;
  process.env.E2E_PARTNER_URL = partnerUrl;
  return stop;
}
