import path from 'node:path';
import { slimPreactFor } from '../preact-for.mjs';

/** The sources of elements. Pages around them are in `widgets/testing`. */
const OF_ELEMENTS = /\/(design-system|widgets\/(core|elements))\//;

const replacements = Object.entries(slimPreactFor).map(([name, replacement]) => [new RegExp(`^${name}$`), replacement]);

/** Elements run on Preact, as they are shipped, while the page around them has a React of its own. */
export const shippedElements = () => ({
  name: 'gyg:shipped-elements',
  enforce: 'pre',
  config: () => ({ optimizeDeps: { include: ['preact', 'preact/hooks', 'preact/jsx-runtime'] } }),
  resolveId(id, importer) {
    if (!OF_ELEMENTS.test(importer ?? '')) return undefined;
    const [, replacement] = replacements.find(([name]) => name.test(id)) ?? [];
    if (replacement === undefined) return undefined;
    return path.isAbsolute(replacement) ? replacement : this.resolve(replacement, importer, { skipSelf: true });
  },
});
