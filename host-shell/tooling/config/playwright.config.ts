import { defineConfig, devices } from '@playwright/test';
import { at } from '../paths.mjs';
import { chromiumArgs } from '../test/chromium-args.mjs';
import { findChromium } from '../test/find-chromium.mjs';

const executablePath = findChromium();

/** Journeys through the whole product. `npm test` starts the product; a manual run starts it itself. */
export default defineConfig({
  testDir: at('host-shell', 'e2e'),
  testMatch: '**/*.spec.ts',
  // It takes minutes, and has a command of its own.
  testIgnore: '**/layout-shift.spec.ts',
  outputDir: at('test-results', 'e2e'),
  globalSetup: '../test/start-product.ts',
  workers: 3,
  // Each journey goes to a free worker, so that all workers end at about the same time.
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: process.env.E2E_BASE_URL,
    // Recording takes a quarter of each journey's time. Set E2E_TRACE=on for the one that fails.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
});
