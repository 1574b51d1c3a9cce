import { at } from '../paths.mjs';
import { preactAliases, preactPackages } from '../preact-for.mjs';

/** Stories, and the steps that they share. */
const STORY = /\.stories\.tsx$|\/src\/samples\//;

/**
 * Runs stories as widgets run: with Preact and in a shadow root. There, functions of `storybook/test` (keys, screen
 * queries, focus) must not use the document.
 */
export const inShadowRoots = () => ({
  name: 'gyg:in-shadow-roots',
  enforce: 'pre',
  config: () => ({
    resolve: { alias: preactAliases },
    optimizeDeps: {
      include: [...preactPackages, 'preact/debug', 'axe-core', 'hyphen/sv', 'storybook/test'],
    },
  }),
  resolveId: (id, importer) =>
    id === 'storybook/test' && STORY.test(importer ?? '')
      ? at('design-system', 'shadow', 'testing', 'storybook-test.ts')
      : undefined,
});
