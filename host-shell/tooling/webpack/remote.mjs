import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { rangesOf, sharedVersions } from '../build/shared-versions.mjs';
import { baseConfig, scriptRules } from './base.mjs';
import { ChunkHashes } from './chunk-hashes.mjs';
import { exposedArea, federationName, sharedByShell } from './federation.mjs';
import { SameAnywhere } from './same-anywhere.mjs';
import { assetRules, styleFiles, styleRules } from './styles.mjs';

const hotTexts = fileURLToPath(new URL('./hot-texts-loader.cjs', import.meta.url));

/** Hands changed texts to the shell of a development server. */
const hotTextsRule = (name) => ({
  test: /[\\/]src[\\/]remote-entry\.tsx$/,
  enforce: 'pre',
  use: [{ loader: hotTexts, options: { name } }],
});

const useShellsRefresh = ({ request }, answer) =>
  /react-refresh[\\/]runtime(\.js)?$/.test(request) ? answer(null, 'var __gygRefresh') : answer();

/**
 * One remote: a federation container and its chunks, without anything that the shell provides.
 * @param {{ root: string, dist: string, dev: boolean, remote: { name: string, platform: string, designSystem?: string },
 *   outside?: ReturnType<typeof sharedVersions> }} options outside: the root is the remote's own repository, and these are
 *   the versions of the shared packages that are installed there
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig({ root, dist, dev, remote, outside }) {
  const base = baseConfig({ root, name: remote.name, dir: outside ? '' : `remotes/${remote.name}`, dev });
  const script = dev ? 'js/[name].js' : 'js/[name].[contenthash:10].js';
  return {
    ...base,
    entry: {},
    output: {
      path: path.join(dist, 'remotes', remote.name),
      publicPath: 'auto',
      uniqueName: federationName(remote.name),
      filename: script,
      chunkFilename: script,
      assetModuleFilename: 'media/[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
    },
    ...(dev ? { externals: [useShellsRefresh] } : {}),
    module: {
      rules: [
        ...(dev ? [hotTextsRule(remote.name)] : []),
        ...scriptRules({ root, dev, refresh: dev }),
        ...styleRules({ root, dev, ownedBy: remote.name, ...(outside && { salt: `gyg ${remote.name}` }) }),
        ...assetRules(),
      ],
    },
    // With a separate runtime chunk, the container's entry would have no runtime.
    optimization: {
      ...base.optimization,
      runtimeChunk: false,
      // What a screen loads together is one file: only what is large is shared between files.
      splitChunks: { minSize: 60_000 },
    },
    plugins: [
      styleFiles({ dev, folder: 'css' }),
      new SameAnywhere(),
      new ModuleFederationPlugin({
        name: federationName(remote.name),
        filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes: exposedArea,
        shared: sharedByShell(rangesOf(remote, outside ?? sharedVersions(root))),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      ...(dev ? [] : [new ChunkHashes()]),
    ],
  };
}
