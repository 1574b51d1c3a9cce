import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const postcssConfig = fileURLToPath(new URL('../host-shell/tooling/config', import.meta.url));

const remotes = ['public', 'booking', 'admin', 'super-user'] as const;

const onDemand = [
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
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['public', { from: '../node_modules/@fontsource-variable/hanken-grotesk/files', to: '/fonts' }],
  // The chrome's face comes from here, as everything does: nothing is fetched from elsewhere.
  managerHead: (head) => `${head}<link rel="stylesheet" href="./showroom.css">`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Our own start page says where to begin.
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    css: { ...vite.css, postcss: postcssConfig },
    // What components fetch on demand is not found by looking at the stories, and a bundle that is rebuilt while a story
    // runs fails it.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...onDemand] },
    // Storybook's bundle is large on purpose (axe, docs); it is not loaded on phones.
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { pluginTimings: false },
        // Libraries mark files for servers that split components; a browser bundle has no use for the mark.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  }),
};

export default config;
