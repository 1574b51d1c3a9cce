import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration, type TestProjectInlineConfiguration } from 'vitest/config';
import { at, root } from '../paths.mjs';
import { preactAliases } from '../preact-for.mjs';
import { launchOptions } from '../test/chromium.mjs';
import { patience } from '../test/patience.mjs';
import { scratchFolder } from '../test/scratch-folder.mjs';
import { inShadowRoots, shippedElements, storyPolicy } from '../test/vite-plugins.mjs';
import { namedWidths } from '../webpack/read-css.mjs';

const TESTS = '*.test.{ts,tsx}';
const IN_BROWSER = '**/*.browser.test.{ts,tsx}';
/** Components for shadow roots, tested with Preact as widgets are shipped. */
const UNDER_PREACT = 'design-system/shadow/under-preact/*.browser.test.ts';
/** Elements, tested with Preact as they are shipped. */
const WITH_PREACT = 'widgets/{core,elements,frames,loader}/**/*.browser.test.{ts,tsx}';
/** Partners' pages with a framework, and elements as they are shipped. */
const IN_FRAMEWORKS = 'widgets/testing/frameworks/*/*.browser.test.ts';
/** Tests that replace modules (`vi.mock`), reload modules, or inspect module state. All other tests share modules. */
const ALONE = '*.alone.test.{ts,tsx}';
/** The API and the identity service together, as the server combines them. */
const COMPOSED = 'host-shell/server/identity-and-api/**/*.test.ts';
/** Tests that build parts, or start processes of the tools and the server. */
const TOOLS = 'host-shell/{tooling,server/start}/**';
/** Searches every read of the API for what a caller must not see. They take as long as all features, so once is enough. */
const CANARIES = 'api/src/testing/canary/**';
/** The data of benchmarks. */
const FILLED = 'host-shell/bench/**/*.engines.test.ts';
const WHOLE_WORDS = at('host-shell/tooling/test/whole-words.ts');
const NEVER = ['**/node_modules/**', '**/dist/**'];

// Workers and the global set-up of PostgreSQL inherit it.
process.env.TEST_SCRATCH_FOLDER ??= scratchFolder();

/** The projects selected by `--project`; none means all. A project's plugins are loaded only if it runs. */
const named = process.argv.flatMap((arg, index, all) => {
  if (arg === '--project') return all[index + 1] ?? [];
  return arg.startsWith('--project=') ? arg.slice('--project='.length) : [];
});
const runs = (name: string) => named.length === 0 || named.includes(name);

const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * Tests run on SQLite. These also run on PostgreSQL: the database package; `*.concurrency.test.ts`, because SQLite has
 * one writer and PostgreSQL many; and `*.engines.test.ts`, where the engines could differ: hand-written statements,
 * rules under concurrent access, and the access matrix. The canaries run on PostgreSQL only.
 */
const ON_BOTH_ENGINES = [
  `api/database/**/${TESTS}`,
  `{api,host-shell/bench,host-shell/server/identity-and-api}/**/*.{engines,concurrency}.test.ts`,
  `${CANARIES}/${TESTS}`,
];

type Test = NonNullable<TestProjectInlineConfiguration['test']>;
const inNode = (name: string, test: Test) => ({
  extends: true as const,
  test: { ...test, name, environment: 'node' as const },
});

const withDatabase = {
  // Every file opens separate databases and servers. Reloading the whole API for each file took half the time.
  isolate: false,
  include: [`api/{database,identity,mail,src,demo}/**/${TESTS}`, COMPOSED, FILLED],
  exclude: [...NEVER, 'api/mail/src/templates/**', 'api/demo/src/pictures/**'],
};

/**
 * Tests that need a document but no layout. Components keep no state between tests, and each screen has its own
 * session, texts, cache and API, so files share modules. Reloading modules took nine tenths of the time.
 */
const inJsdom = (name: string, test: Test) => ({
  extends: true as const,
  plugins: [react()],
  test: {
    ...test,
    name,
    environment: 'jsdom',
    setupFiles: [at('host-shell/tooling/test/patient-queries.ts'), at('host-shell/tooling/test/web-setup.ts')],
    alias: { 'hyphen/sv': WHOLE_WORDS },
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
  },
});

/** `npm run test:dark` plays stories for their colours in the dark theme; otherwise all else is checked in the light one. */
const STORY_THEME = process.env.npm_lifecycle_event === 'test:dark' ? 'dark' : 'light';

/**
 * Every story with its interaction and axe. All files share one page, because loading React, axe and the design system for
 * each took longer than the stories.
 */
async function storybookProject(): Promise<TestProjectConfiguration[]> {
  if (!runs('storybook')) return [];
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return [
    {
      extends: true,
      plugins: [storybookTest({ configDir: at('.storybook') }), storyPolicy()],
      // A file that does not compile fails only its stories. An overlay would cover all stories on the page.
      server: { hmr: { overlay: false } },
      test: {
        name: 'storybook',
        isolate: false,
        env: { STORY_THEME },
        setupFiles: [at('.storybook/watch-story.ts')],
        browser: inChromium(),
      },
    },
  ];
}

/** Elements on pages of Angular, React, Svelte and Vue, and on plain ones. */
async function frameworksProject(): Promise<TestProjectConfiguration[]> {
  if (!runs('frameworks')) return [];
  const [{ default: vue }, { svelte }] = await Promise.all([
    import('@vitejs/plugin-vue'),
    import('@sveltejs/vite-plugin-svelte'),
  ]);
  const isCustomElement = (tag: string) => tag.startsWith('gyg-');
  return [
    {
      extends: true,
      plugins: [
        shippedElements(),
        vue({ template: { compilerOptions: { isCustomElement } } }),
        svelte({ configFile: false }),
      ],
      // What a test imports late: a bundle that is rebuilt during a test fails the test. And React itself: a bundle that is only
      // found has the file of who was read first, and for an element that is Preact.
      optimizeDeps: {
        include: [
          ...['@angular/compiler', '@angular/core', '@angular/platform-browser'],
          ...['react', 'react-dom', 'react-dom/client', 'react-dom/server', 'vue'],
        ],
      },
      test: { name: 'frameworks', include: [IN_FRAMEWORKS], exclude: NEVER, browser: inChromium() },
    },
  ];
}

export default defineConfig({
  root,
  cacheDir: at('.cache', 'vite'),
  plugins: [namedWidths()],
  test: {
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: patience } },
    setupFiles: [at('host-shell/tooling/test/patient-waiting.ts')],
    projects: [
      inNode('unit', {
        isolate: false,
        include: [
          `api/contract/**/${TESTS}`,
          `api/mail/src/templates/**/${TESTS}`,
          `host-shell/{bench,pages,server}/**/${TESTS}`,
          `.storybook/${TESTS}`,
          `design-system/{art,tokens}/**/${TESTS}`,
          `widgets/demo/**/${TESTS}`,
        ],
        exclude: [...NEVER, TOOLS, COMPOSED, FILLED, IN_BROWSER],
      }),
      inNode('tools', { isolate: false, include: [`${TOOLS}/${TESTS}`], exclude: [...NEVER, IN_BROWSER] }),
      // Draws from SVG, which a process no longer does once it accepts uploads.
      inNode('pictures', { include: [`api/demo/src/pictures/**/${TESTS}`] }),
      inJsdom('components', {
        isolate: false,
        include: [`design-system/{src,shadow}/**/${TESTS}`],
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
      inNode('sqlite', {
        ...withDatabase,
        exclude: [...withDatabase.exclude, 'api/database/src/postgres/**', CANARIES],
      }),
      inNode('postgres', {
        ...withDatabase,
        include: ON_BOTH_ENGINES,
        exclude: [...withDatabase.exclude, 'api/database/src/sqlite/**'],
        globalSetup: [at('api/database/vitest.postgres-global.ts')],
        setupFiles: [at('api/database/vitest.postgres-setup.ts')],
      }),
      {
        extends: true,
        plugins: [react()],
        // Loaded when a long word occurs. A bundle that is rebuilt during a test fails the test.
        optimizeDeps: { include: ['hyphen/sv'] },
        test: {
          name: 'browser',
          include: [`{design-system,host-shell/{src,tooling/test}}/${IN_BROWSER}`],
          exclude: [...NEVER, UNDER_PREACT],
          setupFiles: [
            at('host-shell/tooling/test/patient-queries.ts'),
            at('design-system/shadow/testing/point-away.ts'),
          ],
          browser: inChromium(),
        },
      },
      {
        extends: true,
        plugins: [inShadowRoots()],
        test: { name: 'elements', include: [UNDER_PREACT], exclude: NEVER, browser: inChromium() },
      },
      {
        extends: true,
        resolve: { alias: preactAliases },
        test: {
          name: 'preact',
          include: [WITH_PREACT],
          exclude: NEVER,
          setupFiles: [at('design-system/shadow/testing/point-away.ts')],
          browser: inChromium(),
        },
      },
      ...(await frameworksProject()),
      ...(await storybookProject()),
    ],
  },
});
