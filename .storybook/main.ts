import type { StorybookConfig } from '@storybook/react-vite';

const remotes = ['public', 'booking', 'admin', 'super-user'] as const;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '.', files: '*.mdx' },
    { directory: '../design-system/src', files: '**/*.stories.tsx', titlePrefix: 'Design system' },
    { directory: '../widgets/elements', files: '**/*.stories.tsx', titlePrefix: 'Widgets' },
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
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
