import path from 'node:path';
import Minimizer from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { baseConfig, scriptRules } from './base.mjs';
import { sharedPackages } from './federation.mjs';
import { assetRules, styleNames } from './styles.mjs';

/**
 * A part of the pages for the server, which renders a guest's first view with the same components: one ES module for Node
 * without styles and files, whose class names and addresses are those of the pages' build.
 * @param {{ root: string, name: string, dir: string, entry: string, folder: string, file: string, publicPath: string,
 *   media: string, salt?: string, externals?: import('webpack').Configuration['externals'] }} part folder: of the output;
 *   publicPath, media: where the pages' build puts files
 * @returns {import('webpack').Configuration}
 */
function serverConfig({ root, name, dir, entry, folder, file, publicPath, media, salt, externals = {} }) {
  return {
    ...baseConfig({ root, name, dir, dev: false }),
    target: 'node20',
    devtool: false,
    cache: false,
    entry: { first: entry },
    experiments: { outputModule: true },
    output: {
      path: folder,
      filename: file,
      library: { type: 'module' },
      chunkFormat: 'module',
      publicPath,
    },
    externalsType: 'var',
    externals,
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        ...scriptRules({ root, dev: false }),
        { test: /\.css$/, use: [styleNames({ root, salt })] },
        // Files of pictures and fonts are those of the pages' build; the server only needs their addresses.
        ...assetRules({ emit: false, publicPath, filename: media }),
      ],
    },
    optimization: {
      splitChunks: false,
      // The thread keeps the source in memory, with two bytes for each character unless all fit into one.
      minimizer: [
        new Minimizer({
          minify: Minimizer.swcMinify,
          extractComments: false,
          minimizerOptions: { format: { asciiOnly: true } },
        }),
      ],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** The shell with React, platform and design system, which it also gives to the bundles of remotes. */
export const shellFirstView = ({ root, dist }) =>
  serverConfig({
    root,
    name: 'first view',
    dir: 'host-shell',
    entry: './src/first-view.ts',
    folder: path.join(dist, 'shell'),
    file: 'server/first-view.mjs',
    publicPath: '/',
    media: 'assets/[name].[contenthash:10][ext]',
  });

/** The name of the global with what the shell gives to bundles of remotes (host-shell/pages/first-view). */
export const SHARED = '__gygShared';

/**
 * A remote's area. Its shared packages are those of the shell's bundle.
 * @param {{ root: string, dist: string, remote: { name: string }, outside?: boolean }} options outside: the root is the
 *   remote's own repository
 */
export const remoteFirstView = ({ root, dist, remote, outside }) =>
  serverConfig({
    root,
    name: `${remote.name} first view`,
    dir: outside ? '' : `remotes/${remote.name}`,
    entry: './src/remote-entry.tsx',
    folder: path.join(dist, 'remotes', remote.name),
    file: 'server/first-view.[contenthash:10].mjs',
    publicPath: `/remotes/${remote.name}/`,
    media: 'media/[name].[contenthash:10][ext]',
    externals: Object.fromEntries(sharedPackages.map((request) => [request, `${SHARED}[${JSON.stringify(request)}]`])),
    ...(outside && { salt: `gyg ${remote.name}` }),
  });
