import path from 'node:path';
import { slimPreactFor } from '../preact-for.mjs';
import { baseConfig } from './base.mjs';
import { DropUnused } from './drop-unused.mjs';
import { scriptRules } from './scripts.mjs';
import { assetRules, styleRules } from './styles.mjs';

/**
 * The partners' loader `gyg.js` at a stable URL, and the elements' chunks beside it.
 * @param {{ root: string, dist: string }} options
 */
export function widgetsConfig({ root, dist }) {
  const base = baseConfig({ root, name: 'widgets', dir: 'widgets', dev: false });
  return {
    ...base,
    experiments: { outputModule: true },
    entry: { gyg: './loader/loader.ts' },
    output: {
      path: path.join(dist, 'widgets'),
      // The loader sets it from its URL. webpack's code to find it is longer than the loader.
      publicPath: '',
      uniqueName: 'gyg_widgets',
      filename: '[name].js',
      chunkFilename: 'w.[contenthash:10].js',
      assetModuleFilename: 'w.[contenthash:10][ext]',
      module: true,
      iife: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
    },
    resolve: {
      ...base.resolve,
      alias: Object.fromEntries(Object.entries(slimPreactFor).map(([name, preact]) => [`${name}$`, preact])),
      // Also for files of the design system, which does not depend on Preact.
      modules: ['node_modules', path.join(root, 'widgets', 'node_modules'), path.join(root, 'node_modules')],
    },
    module: {
      rules: [
        ...scriptRules({ root, dev: false }),
        ...styleRules({ root, dev: false, onlyNames: true }),
        ...assetRules,
      ],
    },
    plugins: [new DropUnused()],
    optimization: { ...base.optimization, splitChunks: false },
  };
}
