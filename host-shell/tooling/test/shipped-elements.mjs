import { preactAliases, preactPackages } from '../preact-for.mjs';

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
