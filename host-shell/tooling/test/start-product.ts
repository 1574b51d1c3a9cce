import { startProduct } from './product.mjs';

/**
 * Playwright's global set-up for runs by hand (`npx playwright test`): starts the built product, unless the run names one
 * by E2E_BASE_URL.
 */
export default async function setUp() {
  if (process.env.E2E_BASE_URL) return undefined;
  const { baseUrl, partnerUrl, stop } = await startProduct();
  process.env.E2E_BASE_URL = baseUrl;
  process.env.E2E_PARTNER_URL = partnerUrl;
  return stop;
}
