import { defineConfig } from '@playwright/test';

// Read when the product is started, by the configuration below and the process that it starts.
process.env.E2E_PROCESSES = '2';
const { default: journeys } = await import('./playwright.config');

/** Journeys whose requests depend on each other: log-ins, renewed sessions, bookings, uploads, waiting lists. */
const ON_TWO = ['main-job', 'booking', 'sessions', 'account', 'joining', 'waiting-list'];

/** Two processes of the product behind one address, on PostgreSQL. */
export default defineConfig(journeys, { testMatch: ON_TWO.map((name) => `**/e2e/${name}.spec.ts`) });
