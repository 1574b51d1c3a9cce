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

/** The sources of elements, and the package that makes them of components. Pages around them are in `widgets/testing`. */
const OF_ELEMENTS = /\/(design-system|widgets\/(core|elements)|@r2wc)\//;

/** Elements run on Preact, as they are shipped, while the page around them has a React of its own. */
export const shippedElements = () => ({
  name: 'gyg:shipped-elements',
  enforce: 'pre',
  config: () => ({
    optimizeDeps: {
      include: preactPackages,
      exclude: ['@r2wc/react-to-web-component', '@r2wc/core'],
    },
  }),
  resolveId(id, importer) {
    if (!OF_ELEMENTS.test(importer ?? '')) return undefined;
    const { replacement } = preactAliases.find(({ find }) => find.test(id)) ?? {};
    return replacement && this.resolve(replacement, importer, { skipSelf: true });
  },
});

const NONCE = 'story';

/**
 * Applies the style part of the pages' content security policy to stories under test. The browser then refuses a
 * library that injects a `<style>` or writes style attributes as text, as in the product. Vite's styles have the nonce;
 * those of Vitest's page come before the policy.
 */
export const storyPolicy = () => ({
  name: 'gyg:story-policy',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { property: 'csp-nonce', nonce: NONCE }, injectTo: 'head-prepend' },
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: `style-src 'self' 'nonce-${NONCE}'` },
      injectTo: 'head',
    },
  ],
});
