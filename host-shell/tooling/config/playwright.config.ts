import { defineConfig, devices } from '@playwright/test';
import { freePorts } from '../free-ports.mjs';
import { at, root } from '../paths.mjs';
import { launchOptions } from '../test/chromium.mjs';

/** The script that runs this, for example `test:main`: it names the results. */
const script = /^test:(.+)$/.exec(process.env.npm_lifecycle_event ?? '')?.[1];

/** Set for a product that runs already. Workers inherit the address of one that is started here. */
const startsProduct = process.env.E2E_BASE_URL === undefined;
if (startsProduct) {
  const [port, partnerPort] = await freePorts(2);
  process.env.E2E_BASE_URL = `http://localhost:${port}`;
  process.env.E2E_PARTNER_URL = `http://localhost:${partnerPort}`;
}

/** Journeys through the whole product, which must be built (`npm run build`). */
export default defineConfig({
  testDir: at('host-shell', 'e2e'),
  testMatch: '**/*.spec.ts',
  // It takes minutes, and has a command of its own.
  testIgnore: '**/layout-shift.spec.ts',
  outputDir: at('test-results', script ?? 'e2e'),
  ...(startsProduct && {
    webServer: {
      command: `"${process.execPath}" "${at('host-shell', 'tooling', 'test', 'serve.mjs')}"`,
      cwd: root,
      url: `${process.env.E2E_BASE_URL}/api/health/ready`,
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    },
  }),
  workers: 3,
  // Each journey goes to a free worker, so that all workers end at about the same time.
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter:
    script === undefined ? [['list']] : [['dot'], ['json', { outputFile: at('test-results', `${script}.json`) }]],
  use: {
    ...devices['Desktop Chrome'],
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: process.env.E2E_BASE_URL,
    // Recording takes a quarter of each journey's time. Set E2E_TRACE=on for the one that fails.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
});
