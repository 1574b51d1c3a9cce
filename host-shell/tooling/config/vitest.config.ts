import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration, type TestProjectInlineConfiguration } from 'vitest/config';
import { at, root } from '../paths.mjs';
import { chromiumArgs } from '../test/chromium-args.mjs';
import { findChromium } from '../test/find-chromium.mjs';
import { inShadowRoots } from '../test/in-shadow-roots.mjs';
import { scratchFolder } from '../test/scratch-folder.mjs';
import { storyPolicy } from '../test/story-policy.mjs';

const TESTS = '*.test.{ts,tsx}';
const IN_BROWSER = '**/*.browser.test.{ts,tsx}';
/** What shadow roots may use, under Preact as widgets are shipped. */
const UNDER_PREACT = 'design-system/elements/under-preact/*.browser.test.ts';
/** Replaces a module (`vi.mock`), reloads some, or inspects their state: the others share modules. */
const ALONE = '*.alone.test.{ts,tsx}';
/** The API and the identity service together, as the server composes them. */
const COMPOSED = 'host-shell/server/identity-and-api/**/*.test.ts';
const WHOLE_WORDS = at('host-shell/tooling/test/whole-words.ts');
const NEVER = ['**/node_modules/**', '**/dist/**'];

// Workers and the set-up of PostgreSQL inherit it.
process.env.TEST_SCRATCH_FOLDER ??= scratchFolder();

/** Projects named by `--project`; none means all. A project's plugins are loaded only when it runs. */
const named = process.argv.flatMap((arg, index, all) => {
  if (arg === '--project') return all[index + 1] ?? [];
  return arg.startsWith('--project=') ? arg.slice('--project='.length) : [];
});
const runs = (name: string) => named.length === 0 || named.includes(name);

const inChromium = () => {
  const executablePath = findChromium();
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
      contextOptions: { reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
};

/**
 * Tests run on SQLite. On PostgreSQL as well: the database itself; `*.concurrency.test.ts`, since SQLite has one writer and
 * PostgreSQL many; and what is called `*.engines.test.ts` because the engines could differ in it: statements written by hand,
 * rules that hold when several people act at once, and what calls every operation (access matrix, canaries).
 */
const ON_BOTH_ENGINES = [`api/database/**/${TESTS}`, `{api,host-shell/server/identity-and-api}/**/*.engines.test.ts`];

const withDatabase = {
  environment: 'node' as const,
  // Every file opens databases and servers of its own; reloading the whole API for each took half the time.
  isolate: false,
  include: [`api/{database,identity,mail,src,demo}/**/${TESTS}`, COMPOSED],
  exclude: [...NEVER, 'api/mail/src/templates/**', 'api/demo/src/pictures/**'],
};

/**
 * What needs a document and no layout. Components keep nothing between them, and screens are opened with a session, texts, a
 * cache and an API of their own, so files share modules: reloading these took nine tenths of the time.
 */
const inJsdom = (name: string, test: NonNullable<TestProjectInlineConfiguration['test']>) => ({
  extends: true as const,
  plugins: [react()],
  test: {
    ...test,
    name,
    environment: 'jsdom',
    setupFiles: [at('host-shell/tooling/test/web-setup.ts')],
    alias: { 'hyphen/sv': WHOLE_WORDS },
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
    // Two entrances of the router would give two routers, each with a context of its own.
    server: { deps: { inline: [/react-router/] } },
  },
});

/**
 * Every story with its interaction and axe, and its last state in the dark theme. The files share one page: loading React, axe
 * and the design system again for each took longer than the stories.
 */
async function storybookProject(): Promise<TestProjectConfiguration[]> {
  if (!runs('storybook')) return [];
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return [
    {
      extends: true,
      plugins: [storybookTest({ configDir: at('.storybook') }), storyPolicy()],
      // A file that does not compile fails its own stories; an overlay would cover all that share the page.
      server: { hmr: { overlay: false } },
      test: {
        name: 'storybook',
        isolate: false,
        setupFiles: [at('.storybook/watch-story.ts')],
        browser: inChromium(),
      },
    },
  ];
}

export default defineConfig({
  root,
  cacheDir: at('.cache', 'vite'),
  css: { postcss: import.meta.dirname },
  test: {
    maxWorkers: 2,
    // Machines are noisy: a test fails by what it finds, not by how long it took.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            `api/contract/**/${TESTS}`,
            `api/mail/src/templates/**/${TESTS}`,
            // Draws from SVG, which no process does that has begun to take uploads.
            `api/demo/src/pictures/**/${TESTS}`,
            `host-shell/{tooling,server}/**/${TESTS}`,
            `.storybook/${TESTS}`,
            `design-system/{art,tokens}/**/${TESTS}`,
            `widgets/demo/**/${TESTS}`,
          ],
          exclude: [...NEVER, COMPOSED],
        },
      },
      inJsdom('components', {
        isolate: false,
        include: [`design-system/{src,elements}/**/${TESTS}`],
        exclude: [...NEVER, IN_BROWSER, `**/${ALONE}`],
      }),
      inJsdom('screens', {
        isolate: false,
        include: [
          `host-shell/{src,platform/src}/**/${TESTS}`,
          `remotes/*/src/**/${TESTS}`,
          `widgets/{core,elements,loader}/**/${TESTS}`,
        ],
        exclude: [...NEVER, IN_BROWSER, `**/${ALONE}`],
      }),
      inJsdom('alone', {
        include: [`{design-system,host-shell,remotes,widgets}/**/${ALONE}`],
        exclude: NEVER,
      }),
      {
        extends: true,
        test: { ...withDatabase, name: 'sqlite', exclude: [...withDatabase.exclude, 'api/database/src/postgres/**'] },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          name: 'postgres',
          include: ON_BOTH_ENGINES,
          exclude: [...withDatabase.exclude, 'api/database/src/sqlite/**'],
          globalSetup: [at('api/database/vitest.postgres-global.ts')],
          setupFiles: [at('api/database/vitest.postgres-setup.ts')],
        },
      },
      {
        extends: true,
        plugins: [react()],
        // Fetched by the first long word: a bundle that is rebuilt while a test runs fails it.
        optimizeDeps: { include: ['hyphen/sv'] },
        test: {
          name: 'browser',
          include: [`{widgets,design-system}/${IN_BROWSER}`],
          exclude: [...NEVER, UNDER_PREACT],
          setupFiles: [at('design-system/elements/testing/point-away.ts')],
          browser: inChromium(),
        },
      },
      {
        extends: true,
        plugins: [inShadowRoots()],
        test: { name: 'elements', include: [UNDER_PREACT], exclude: NEVER, browser: inChromium() },
      },
      ...(await storybookProject()),
    ],
  },
});
