import type { RunOptions } from 'axe-core';

/**
 * How tests run axe on a story: they report violations only, and also check the size of targets (24 px, WCAG 2.5.8),
 * which axe leaves out unless asked. Frames contain other documents, in which axe does not run.
 * Without `preload` the rules for screen orientation and playing media are left to the journeys, which check whole pages.
 * Searching for both took half of axe's time.
 */
export const axeOptions = {
  resultTypes: ['violations'],
  iframes: false,
  preload: false,
  rules: { 'target-size': { enabled: true } },
} satisfies RunOptions;
