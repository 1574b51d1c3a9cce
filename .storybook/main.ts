import type { StorybookConfig } from '@storybook/react-vite';

const remotes = ['public', 'booking', 'admin', 'super-user'] as const;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '.', files: '*.mdx' },
    { directory: '.', files: '*.stories.tsx' },
    { directory: '../design-system/src', files: '**/*.stories.tsx', titlePrefix: 'Design system' },
    { directory: '../widgets/elements', files: '**/*.stories.tsx', titlePrefix: 'Widgets' },
    { directory: '../host-shell/src', files: '**/*.stories.tsx', titlePrefix: 'Screens/shell' },
    ...remotes.map((remote) => ({
      directory: `../remotes/${remote}/src`,
      files: '**/*.stories.tsx',
      titlePrefix: `Screens/${remote}`,
    })),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // The showroom's own bundle is large on purpose (axe, docs); nobody waits for it on a phone.
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
