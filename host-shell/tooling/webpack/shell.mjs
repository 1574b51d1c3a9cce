import path from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { baseConfig, scriptRules } from './base.mjs';
import { assetRules, styleFiles, styleRules } from './styles.mjs';

const refreshRuntime = fileURLToPath(new URL('./refresh-runtime.dev.mjs', import.meta.url));

/**
 * The script with the texts of a language. The server puts that of the page's language before the other scripts, so that
 * the texts are there when these start.
 */
const textsOf = (compilation) => (language) => {
  const [file] = compilation.namedChunks.get(language)?.files ?? [];
  if (file === undefined) throw new Error(`The shell has no texts in a file of their own: ${language}`);
  return `/${file}`;
};

/** What the options of the federation plugin define, `target: 'web'` and `disableSnapshot`, for a build without it. */
const runtimeOptions = { ENV_TARGET: "'web'", FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' };

/**
 * The shell, without the federation plugin: its initial scripts are split like any page's, and it starts the runtime by
 * itself (src/remotes/runtime.ts).
 * @param {{ root: string, dist: string, dev: boolean }} options
 * @returns {import('webpack').Configuration}
 */
export function shellConfig({ root, dist, dev }) {
  const base = baseConfig({ root, name: 'shell', dir: 'host-shell', dev });
  const script = dev ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js';
  return {
    ...base,
    // With a cache, webpack imports the query library's modules in another order: the same sources had two hashes.
    ...(dev ? {} : { cache: false }),
    entry: {
      main: dev ? [refreshRuntime, './src/main.tsx', './src/remotes/hot-texts.ts'] : ['./src/main.tsx'],
    },
    output: {
      path: path.join(dist, 'shell'),
      publicPath: '/',
      uniqueName: 'gyg_shell',
      filename: script,
      chunkFilename: script,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
    },
    module: { rules: [...scriptRules({ root, dev, refresh: dev }), ...styleRules({ root, dev }), ...assetRules()] },
    optimization: {
      ...base.optimization,
      splitChunks: {
        // Only code for the first paint is named; a library imported later stays in a separate file.
        cacheGroups: {
          // One file, which compresses better than several: libraries change rarely, and often together.
          libraries: {
            name: 'libraries',
            test: /node_modules[\\/]/,
            priority: 10,
            type: /^javascript/,
            chunks: 'initial',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new webpack.DefinePlugin(runtimeOptions),
      styleFiles({ dev, folder: 'assets' }),
      // minify is off, because the server replaces the template's comments on each request.
      new HtmlWebpackPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        inject: 'head',
        minify: false,
        templateParameters: (compilation) => ({ textsIn: textsOf(compilation) }),
      }),
    ],
  };
}
