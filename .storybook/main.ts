import { existsSync, readdirSync } from 'node:fs';
import { namedWidths } from '@gyg/host-shell/testing/styles';
import type { StorybookConfig } from '@storybook/react-vite';

const remotesFolder = new URL('../remotes/', import.meta.url);
const remotes = readdirSync(remotesFolder).filter((name) => existsSync(new URL(`${name}/remote.json`, remotesFolder)));

const onDemand = [
  ...['core', 'sortable'].map((part) => `@dnd-kit/${part}`),
  ...['combobox', 'csp-provider', 'menu', 'tabs', 'toast', 'toolbar'].map((part) => `@base-ui/react/${part}`),
  ...['blockquote', 'bold', 'document', 'hard-break', 'heading', 'italic', 'paragraph', 'text'].map(
    (part) => `@tiptap/extension-${part}`,
  ),
  ...['bullet-list', 'item', 'ordered-list'].map((part) => `@tiptap/extension-list/${part}`),
  ...['core', 'extensions/selection', 'extensions/undo-redo', 'pm/state'].map((part) => `@tiptap/${part}`),
  'leaflet',
  'axe-core',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '.', files: '*.mdx' },
    { directory: '.', files: '*.stories.tsx' },
    { directory: '../design-system/src', files: '**/*.stories.tsx' },
    { directory: '../widgets/demo', files: '*.stories.tsx', titlePrefix: 'Widgets' },
    { directory: '../widgets/elements', files: '**/*.stories.tsx', titlePrefix: 'Widgets' },
    { directory: '../host-shell/src', files: '**/*.stories.tsx', titlePrefix: 'Screens/shell' },
    ...remotes.map((remote) => ({
      directory: `../remotes/${remote}/src`,
      files: '**/*.stories.tsx',
      titlePrefix: `Screens/${remote}`,
    })),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: ['public', { from: '../node_modules/@fontsource-variable/hanken-grotesk/files', to: '/fonts' }],
  // The font of Storybook's own UI is served from here; nothing loads from third parties.
  managerHead: (head) => `${head}<link rel="stylesheet" href="./showroom.css">`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Replaced by our own start page.
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), namedWidths()],
    // Vite cannot find modules that components load on demand by scanning the stories, and re-bundling while a story
    // runs
    // would fail that story.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...onDemand] },
    // Storybook's bundle is large on purpose (axe, docs); it is not loaded on phones.
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { pluginTimings: false },
        // Libraries mark files with 'use client' for server components; a browser bundle ignores it.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  }),
};

export default config;
