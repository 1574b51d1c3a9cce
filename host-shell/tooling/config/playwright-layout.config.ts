import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `npm run layout-shift`: opens every route. Not a part of `npm test`: it takes minutes. */
export default defineConfig(journeys, {
  testMatch: '**/layout-shift.spec.ts',
  testIgnore: [],
  timeout: 900_000,
});
